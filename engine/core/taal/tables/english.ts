/** English words a Dutch child meets that keep their English sound or spelling. Source: eigen. */
export const ENGLISH: ReadonlySet<string> = new Set(
  (
    'account airbag airbus airco allright allrounder app award baby babysit babysitten babysitter back ' +
    'backpack backup bacon badge badminton barbecue barman baseball baseline basketball beach beachvolley ' +
    'beamer beat beauty best-seller bestseller bike black blazer blender blog blogger blues bluetooth board ' +
    'body bodyguard bodywarmer boiler boost booster boot-camp bootcamp bowl bowlen bowling boxershort boy ' +
    'brainstorm brainstormen branding break breakdance bridge briefing brownie browser bucket budget buggy ' +
    'bulldozer bumper bungalow bungeejumpen burger burn-out burnout business buzzer cache cake call ' +
    'callcenter camping carpool carpoolen cartoon cash casting catering center chart charter chat chatbox ' +
    'check checklist cheerleader cheeseburger cheesecake cheeta chick chillen chip chips claim clip coach ' +
    'coaching coat cockpit cocktail coffeeshop comeback comedy comic community computer computerspel ' +
    'container content contest controller cookie cool copy copyright corner cornflakes cottage country ' +
    'cowboy crack crash crew cricket cross crosscountry crossen cruise cup cupcake curry cursor cyber dance ' +
    'dancing dashboard date deadline deal dealer design designer desktop detective deuce digital discman ' +
    'discount dj doggybag download downloaden dream dress dressing drive drive-in drone drummer drums dumper ' +
    'e-mail email emoji entertainment escape event fake fan-fair fanclub fancy fashion fastfood feedback ' +
    'feeling fiction file finish fitness flashback flatscreen flightcase flyer folk food foodtruck football ' +
    'foundation foxtrot frame freak freelance freelancer freestyle freezer frisbee full-time fulltime fun ' +
    'gadget game gamer games gate gentleman ghost girl glamour glitter gloss goal gold goodie googelen ' +
    'gospel graffiti grapefruit green groove groupie guide hacker hairspray half-time hamburger happening ' +
    'happy hardcopy hardcore harddisk hardware headset health heavy helpdesk hightech hiphop hitparade hobby ' +
    'hobbyist hockey holding homepage homerun hoodie hostess hotdog hotline hotspot house hovercraft hype ' +
    'iPad iPhone icetea image impact inbox insider intake intercom interview ipod jacket jackpot jam-session ' +
    'jazz jeans jeep jetlag job joggen jogger jogging joggingbroek joint joystick jump jumper jungle keeper ' +
    'ketchup keyboard kick kickboksen label lady laptop laser leader league lease legging leggings level ' +
    'lifestyle lighter like liken line-up live liveblog look loser lotion lounge love lover lowbudget lunch ' +
    'lunchen lunchpauze lyric mail mailbox mailen make-up makeover management manager marketing marshmallow ' +
    'master match mayo medley meeting memory message mic milkshake mindmap minigolf mixer mobile modem ' +
    'moonboot mountainbike mountainbiken move movie mp3-speler muffin music nerd news no-nonsense nugget ' +
    'off-road offline offroad okay oldtimer online open-air outfit outlet output outsider overhead pace pack ' +
    'pager paintball pancake panty paperback party patchwork peanut peeling penalty pepperspray performance ' +
    'personal phone pick-up pickle pickup piercing pin-up pingpong pitcher play playback player playlist ' +
    'playstation plug-in podcast pool popcorn popster poster power powerpoint printer privacy prompter ' +
    'puberty publisher pullover pump punch puppy push-up puzzle quad quiz race racebaan racen racer racket ' +
    'rally ranger rap rapper rave reading ready record recorder recycling reggae relax relaxing remake remix ' +
    'replay reporter research reset ringtone roadtrip roaming roastbeef rock rocker roller roller-coaster ' +
    'rollerskate rollerskates royalty rugby runner running safe sale sample sandwich saven scan scanner ' +
    'scoop scooter score scoren scout scrabble screen screensaver screenshot script scrollen search seat ' +
    'secondhand selfie server service setting shake shampoo shaver sheet sheriff sherry shirt shop shoppen ' +
    'shopping short shorts shot shovel show shower showroom shuttle side-kick sightseeing single ' +
    'single-player sitcom site skate skateboard skateboarden skateboarder skaten skeeler skeeleren sketch ' +
    'skinny skyline skype slapstick slice slide slim-fit slogan slowmotion smartphone smash smile smiley ' +
    'smoking smoothie snack snackbar sneaker sneakers snowboard snowboarden snowboarder soap soapserie ' +
    'society softbal softijs software song songwriter soul sound soundcheck soundtrack spam spamfilter ' +
    'speaker speech speed speedboot spinning spoiler spotlight spray sprayen spring-break squash stand-by ' +
    'stand-up star statement steak steward stewardess sticker stickeralbum sticky stock stop-motion ' +
    'stoplight stopwatch story streaming street streetdance stressen stretch stretchen strike stunt stuntman ' +
    'surfen surfer surfplank survival sweater sweatshirt swing switch t-shirt tablet tackle tag take-away ' +
    'talkshow tape target tattoo team teamspel teamwork teaser technicolor teenager tennis thriller ticket ' +
    'time-out timing toast toaster tool topfit topscorer touchscreen trackpad trailer train trainee trainen ' +
    'trainer training trainingspak trendy trial trick tripod truck trucker try-out tuning tutorial tweet ' +
    'twist twitter type-writer update updaten upgrade upload uploaden user username videoclip videogame ' +
    'vintage vip vlog vloggen vlogger voicemail voucher walkie-talkie walkman wallpaper warm-up watch ' +
    'water-proof waterproof webcam webmaster webshop website weekend whatsapp whisky whiteboard widget wifi ' +
    'wildcard windsurfen winner wireless wizard workout workshop worldcup wow wrap wrestling yell youtuber ' +
    'zappen zapper zoomen'
  ).split(' '),
);
