/** English words a Dutch child meets that keep their English sound or spelling. Source: eigen. */
export const ENGLISH: ReadonlySet<string> = new Set(
  (
    'account accountancy accounting adblocker adult adventure aerobic aerobics aftershave aftersun airbag ' +
    'airbrush airbus airco airconditioner airconditioning airfryer airhostess airlift airline airmail ' +
    'airplay airstrip alien allinclusive allright allround allrounder anchorman app approach appstore ' +
    'artwork asset autocue award awesome baby babyboom babyboomer babyface babyshower babysit babysitten ' +
    'babysitter bachelor back backbencher backbone backcasting backend backer backflip backgammon background ' +
    'backhand backing backlight backoffice backorder backpack backpacker backroom backslash backspace ' +
    'backspin backstage backtrack backup bacon badge badminton bagel baggy bailey ballpoint ballroom banner ' +
    'barbecue barbershop barkeep barkeeper barman bartender baseball baseline baseliner bash bashen basic ' +
    'basics basketball batch batsman battle battledress beach beachclub beachen beachparty beachsoccer ' +
    'beachvolley beagle beamer beanie beat beatbox beauty benchmark best-seller bestie bestseller bigband ' +
    'bike biker billboard bingen bingewatchen biopic birdie bitch bitcoin black blackjack blacklight ' +
    'blacklist blackmail blazer blender bling blingbling blizzard block blockbuster blockchain blocken blog ' +
    'blogger bloody blooper blow blowen blue bluegrass blues bluesy bluetooth blush blusher board boarden ' +
    'boarding boardroom body bodyboard bodybuilder bodybuilding bodycheck bodyguard bodylotion bodypaint ' +
    'bodypainting bodyscan bodystocking bodysuit bodywarmer boiler boobytrap boogie bookmaker bookmarken ' +
    'boombox boomer boost booster boot-camp bootcamp bootleg boots bordercollie borderline bottleneck bounce ' +
    'bouncer bowl bowlen bowling boxershort boxspring boy braindrain brainstorm brainstormen brainstorming ' +
    'brainwash brainwashen brainwashing brainwave brandy brass brassband break breakdance ' +
    'breakdancer breakdown breaken breaker breakpoint breezer bridge briefcase briefen briefing brownie ' +
    'browse browsen browser brunch brunchen brush brushen bucket buddy buddyseat budget buggy building ' +
    'bulldog bulldozer bullet bullshit bully bumper bungalow bungee bungeejump bungeejumpen bungeejumping ' +
    'bunny burn-out burnout business businessclass butterfly button buzzer bye byebye bypass byte ' +
    'cache caddie caddy cake call callcenter callgirl camcorder camper camping candlelight candy canyoning ' +
    'cap captain caravan cardigan care carjacker carjacking carpool carpoolen carpooler carpooling carport cartoon ' +
    'cartoonist cartridge carwash case casebook casestudy cash cashen cashewnoot cashflow casting casual ' +
    'catch catchen catcher catchy catering catsuit catwalk celebrity center challenge challenger champion ' +
    'chance character charger chart charter chat chatbox chatroom chatten chatter cheap cheat cheaten check ' +
    'checkbox checklist checkpoint cheddar cheerio cheerleader cheers cheeseburger cheesecake cheeta cherry ' +
    'chewinggum chick chill chillen chip chippie chips choice choke choker chopper chromebook chutney city ' +
    'claim clan clash clashen class classic clean cleanen cleaner clearing clever click clicken cliffhanger ' +
    'clinch cliniclowns clip clipart close-up closeup cloud clown coach coachen coaching coaster coat coaten coating ' +
    'cockerspaniël cockney cockpit cocktail cocooning coffee coffeeshop coke cold coleslaw collie combo ' +
    'comeback comedian comedy comfort comic comics coming-out commercial commitment commodity community ' +
    'computer computergame computerspel concealer conditioner conference connecten consultancy container ' +
    'content contest controller cooker cookie cooking cool cooldown coole cooler cooling cooper copier copy ' +
    'copycat copyright copyshop copywriter corduroy corner cornflakes corporate cosplay cosy cottage ' +
    'couchsurfen countdown counter counteren country county court cover coveren covergirl coverstory cowboy ' +
    'cowgirl coyote crack cracken cracker cranberry crash crawl crawlen crazy creamcracker creditcard creep ' +
    'creepy crew crewlid cricket cricketer crime crisp crispy crooner crop cross cross-over crosscountry ' +
    'crossen crosser crossing crossover crosstrainer crouton crowd crowdfunding crowdsurfen crown cruise ' +
    'cruisecontrol cruiser crunch crunchen crush cup cupcake curl curling curry cursor custard customize cut ' +
    'cutter cyber cybercrime cyberpesten cyberpunk cyberspace cycle cyclocross daily daisy dance dancehall ' +
    'dancing dandy dark darkroom dart darten darter darts dashboard dashcam database dataset date daypack ' +
    'deadline deal dealer death deathmetal debater debating debriefing debuggen deck deejay deepfake delete ' +
    'demo derby design designer desk desktop detective detox detoxen deuce development device didgeridoo ' +
    'diehard digital dinghy dippen dipswitch discman discount display dissen dixieland dizzy dj doggybag ' +
    'dolly donut dope dotcom down downer downgrade downgraden download downloaden downloader downsizen ' +
    'downtime downtown dragqueen dragrace dreadlock dreadlocks dreads dream dreamteam dress dressboy ' +
    'dresscode dressing driften drive drive-in drive-through driver drone dropdown droppen dropping ' +
    'drugsdealer drugstore drummer drums drumstick dry dubstep duck dude duffelcoat dumpen dumper dumpling ' +
    'dunken duty-free e-bike e-commerce e-learning e-mail e-ticket earbud earbuds earl easy edit editor ' +
    'efficiency egghead egotrip email emoji emoticon empire empower empoweren empowerment energydrink engineer ' +
    'engineering entertain entertainen entertainer entertainment equalizer error escape escaperoom essay ' +
    'establishment event evergreen exit expat eyecatcher eyeliner eyeopener eyeshadow face facebook ' +
    'facebooken facelift faceliften factcheck factchecken factchecker factsheet fader fading fair fairplay ' +
    'fairtrade fairway fake fallout family fan fan-fair fanbase fanclub fancy fanmail fanpage fantasy ' +
    'fanzine farmer fashion fashionable fastback fastfood fatbike feature featuring feedback feeling fellow ferry ' +
    'fiction fidget fidgetspinner field fielder fieldwork fifties filesharing fineliner finetunen fingerfood ' +
    'finish finishen firewall firmware first fitness five fix flagshipstore flash flashback flashen ' +
    'flashforward flashlight flashy flatscreen fleece flightcase flip-over flipflop flippen flipper flirt ' +
    'flirten float floaten floodlight floormanager floorshow floppen floppy flow flowchart flowen ' +
    'flowerpower fluffy flyer flyeren foam folk follow-up follower food foodfestival foodie foodprocessor ' +
    'foodtruck football footer footprint force forehand foundation founder foxterriër foxtrot fracken frame ' +
    'framework framing freak freaken freaky free freefight freelance freelancen freelancer freerunnen ' +
    'freestyle freestylen freestyler freeware freewheel freewheelen freezer frisbee frontend frontloaden ' +
    'frontman fuck full-time fulltime fulltimer fun funding fundraiser fundraising funk funky funshoppen ' +
    'future fuzzy gadget game gamer games gaming gangbang gangster gate gateway gay gearing genderneutraal ' +
    'generation gentleman geocachen geocaching ghost ghostwriter gig gigabyte gimmick girl giveaway glamour ' +
    'glamping glamrock glitter globetrotter gloss glossy goal goalgetter goalie goalkeeper gocart godfather ' +
    'gold golfer goodie goodwill googelen gospel gossip goth gothic graffiti granny grapefruit graphic ' +
    'graphics gravel green greenkeeper grey grill grizzly groggy groomen grooming groove grooven groovy ' +
    'groupie growshop grunge grungy guesthouse guide guideline hack hackathon hacken hacker hacking haircut ' +
    'hairextensions hairspray hairstylist half-time halfpipe halloween hamburger hamstring handbike handicap ' +
    'handmade handout hands-free hands-on handset handsfree handy hanggliden hangglider hangover happening ' +
    'happy hardcopy hardcore hardcover harddisk harddrug harddrugs hardliner hardrock hardrocker hardstyle ' +
    'hardtop hardware harmony hashen hashtag hatchback hatemail hater hattrick headbangen header headhunten ' +
    'headhunter headline headliner headset healen healer healing health hearing heat heater heavy helpdesk ' +
    'helper hero high high-end highbrow highlight highlighten highlighter highscore hightea hightech hiken ' +
    'hiker hiking hiphop hiphopper hipster history hitman hitparade hitsingle hoax hobby hobbyist hockey ' +
    'hockeyer holding holiday holster home homeland homemade homepage homerun homeshopping hometrainer ' +
    'hoodie hoody hooked hooligan horse hostel hosten hostess hostesses hosting hot hotdog hotline hotpants ' +
    'hotspot hotter hour house houseparty hoverboard hovercraft hub human hummer hunt hunter hurricane husky ' +
    'hype hyperlink iPad iPhone ice icetea image impact inbox inboxen incentive inch incrowd indoor ' +
    'influencer inhouse inkjet inkjetprinter inlay inline inline-skate inlineskaten inlineskates insider ' +
    'insight instagrammen instore intake intensive intercity intercom interface interlock international ' +
    'interview interviewer ipod issue item jab jack jacket jackfruit jackplug jackpot jailbreaken jam ' +
    'jam-session jammen jamsession jazz jazzy jeans jeep jerrycan jersey jet jetlag jetpack jetset jetski ' +
    'jingle jive job jobcoach jobhoppen jobhopper jockey joggen jogger jogging joggingbroek joint joke joker ' +
    'joyriden joyrider joyriding joystick juice juicer juicy jukebox jumbojet jump jumpen jumper jumpshot ' +
    'jumpsuit jungle junk junkfood junkie karten karting kazoo keen keep keepen keeper ketchup keyboard ' +
    'keycard keycord keylogger keynote keyword kick kick-off kickback kickboard kickboxen kicken kid ' +
    'kidnappen kidnapper kidnapping kidney kidsclub killen killer killing kingsize kinky kiteboard ' +
    'kiteboarden kitesurf kitesurfen kitesurfer knock-out knockout knowhow krill label labelen labeling lady ' +
    'ladykiller ladyshave landmark landrover lapdance laptop large laser lasergamen laserprinter last-minute ' +
    'lastminute launch launchen lay-out lay-outen layer layout leader leaflet league lease leaseback ' +
    'leasebak leasen leaser legging leggings leisure lemon level lifestyle light lighter lightrail like ' +
    'liken lime limerick limited line-up linedance liner linken lion lipgloss lipstick listen live liveblog ' +
    'liveshow livestream livestreamen living load loaden loader loafer lobby lobbyen lobbyist lock lockdown ' +
    'locken locker lodge loft login longboarden longdrink longlist longread look lookalike loopback looping ' +
    'loser lotion lounge loungebar loungen loungeset love lover loverboy lovesong low lowbudget lowrider ' +
    'lucky lunch lunchbox lunchen lunchpauze lunchroom lyric mail mailbox mailen mailing mainframe mainport ' +
    'mainstream make make-over make-up makeover mall malware management manager managing manor market ' +
    'marketeer marketing marshal marshmallow mashup master masterclass mastermind match matchen matching ' +
    'matchmaker matchplay matchpoint matchwinner mayo medley meet-and-greet meeting megabyte megastore ' +
    'meltdown meme memory merchandise merchandiser merchandising message mic microchip microwave middle ' +
    'midget midlife midlifecrisis military milk milkshake mindfulness mindmap mindmappen mindset minigame ' +
    'minigolf mirror mismatch miss missing mixed mixer mixtape mobile mobilhome modem money moneymaker ' +
    'moonboot moonboots motherboard mount mountainbike mountainbiken mountainbiker mousepad move moven movie ' +
    'mp3-speler muffin multiplayer multitasken multitasker multitasking music musical must mystery ' +
    'namedropping nanny native nature navy nerd nerdy netbook netwerken network networken never new newbie ' +
    'news newsflash nickname ninja nitwit no-go no-iron no-nonsense no-show nobody noise-cancelling notebook ' +
    'nugget nurse off-road offday office official offline offroad offshore offside okay oldtimer oneliner ' +
    'onemanshow onesie online open-air operator outback outcast outdoor outfit outlaw outlet outlook ' +
    'outplacement output outsider outsource outsourcen outsourcing overall overdrive overhead overkill ' +
    'overlay overload overruled overrulen oversized overtime owngoal pace pacemaker pack package paddleboard ' +
    'paddock pager pageturner paint paintball palmtop pancake pantry panty paperback paperclip paragliden ' +
    'paraglider paragliding parasailen parasailing parka parking partner parttime parttimer party partyen ' +
    'partyscene password patch patchen patchwork payroll payrolling peanut peeling peepshow peergroup ' +
    'penalty penny penthouse people pepperspray peptalk performance performen performer personal personality ' +
    'petticoat phishing phone pick-up pick-uptruck pickle pickup pierce piercen piercing pimpen pin-up ' +
    'pinball pingpong pinpointen pipeline pitbull pitch pitchen pitcher pitstop placemat plaid planner ' +
    'planning plastic play play-off play-offs playback playbacken playboy player playground playlist ' +
    'playstation pleasen plenty plotten plotter plug-in plugin pocket podcast podcasten podcaster pointer ' +
    'pokerface pole policy poolen pooling pop-art pop-up pop-upstore popart popcorn poppers popster post-it ' +
    'postdoc poster power powerbank powerbook poweren powerliften powerlifter powerlifting powernap ' +
    'powerplay powerpoint powershot poweryoga practical prepaid preview prime-time primetime printer privacy ' +
    'private producer professional profiler promoten promotion prompter provider proxy pub puberty public ' +
    'publisher pubquiz puck puffer pullen pullover pulp pump pumpkin punch punk punker puppy push push-up ' +
    'push-ups pushen pusher puzzle quad quarterback query queue quickscan quickstep quilt quilten quiz ' +
    'quizmaster quote race racen racer rack racket raften rafting ragtime raid raider rail raincoat rally ' +
    'ranch rancher random range ranger ranking rap rappen rapper rating rave reader reading ready reality ' +
    'reality-tv realityshow reboot rebooten rebound recall recap receiver record recorder recovery recruiter ' +
    'recruitment recycle recyclen recycling redneck reel referee refill refresh reggae reggaeton relax ' +
    'relaxed relaxen relaxing release releasen reload remake remaster reminder remix remote remover replay ' +
    'reply report reporter research reset resetten resort restyle restylen restyling retail retailer ' +
    'retriever return retweet retweeten review reviewen reviewer revival rewind rider riff right ringtone ' +
    'rip-off roadblock roadie roadmap roadmovie roadshow roadster roadtrip roaming roastbeef rock rockabilly ' +
    'rockband rocken rocker rockopera roller-coaster rollercoaster rollerskate rollerskates roommate roots ' +
    'router royal royalty rugby rugbyer rumble runnen runner runner-up running running-gag rush sabbatical ' +
    'safe safehouse safer safety sale sales salesmanager sample samplen sampler sandwich save saven scam scammer ' +
    'scan scannen scanner scatten science science-fiction sciencefiction scifi scone scones scoop scoot ' +
    'scooter scope score scoreboard scoren scorer scotch scout scouten scouting scrabbelen scrabble ' +
    'scrambler scrapbook scratch scratchen screen screenen screener screening screensaver screenshot ' +
    'screenshotten script scriptgirl scroll scrollen scrub scrubben scrum scrunchie scull sculler seal ' +
    'sealen search seat secondhand secret security segway selfie selfiestick selfmade seller sequel server ' +
    'service servicen set-up setlist setpoint settelen setting settlement settopbox setup seventies ' +
    'sexappeal sexy shabby shag shake shake-out shaken shaker shaky shampoo shape shaping share sharen ' +
    'shareware shaver sheet shell shelter sheriff sherry shift shiften shimmy shirt shit shoarma shock shocken ' +
    'shocking shooter shop shopaholic shoppen shopper shopping short shortcut shortlist shorts shorttrack ' +
    'shorttracken shorttracker shot shotgun shovel show showbizz showbusiness showcase showdown showen ' +
    'shower showgirl showman showmaster showmodel showroom showstopper showtime showy shredder shuffle ' +
    'shutter shuttle shuttlebus sick side-kick sidecar sidekick sightseeing singer-songwriter single ' +
    'single-player singlet sister sit-in sitcom site sixpack sixties skate skateboard skateboarden ' +
    'skateboarder skaten skatepark skater skating skeeler skeeleren skeet sketch skill skills skimmen ' +
    'skimmer skin skinhead skinny skip skippy skunk skybox skydiven skyline skype slapstick slash sleepover ' +
    'slice slicen slick slide slider slideshow sliding slim-fit slipstream slogan slow slow-motion slowen ' +
    'slowfox slowmotion slum slums smart smartboard smartcard smartdrug smartphone smartwatch smash smashen ' +
    'smile smiley smoking smoothie snack snackbar snacken snapper snapshot sneaker sneakers sneakpreview ' +
    'sneaky sneer snooker snookeren snooze snoozen snowboard snowboarden snowboarder soap soapie soapserie ' +
    'soapster soccer social society soft softbal softball softdrink softdrug softdrugs softie softijs ' +
    'softshell software song songwriter sorry soul soulmate sound soundbar soundbite soundcheck soundmixshow ' +
    'soundscape soundtrack source sourcing spacecake spacen spaceshuttle spam spambox spamfilter spammen ' +
    'spammer sparerib sparring sparringpartner speaker special speech speechen speed speedboat speedboot ' +
    'speeddate speeddaten speeddating speedmetal speedway spencer spike spikes spin-off spinning spirit ' +
    'splitter spoiler spoileralert sponsoring spooky sporty spotlight spotter spray sprayen spread ' +
    'spreadsheet spring-break springboard spyware squad square squash squashen squasher squat squaw stacken ' +
    'stage-diven stagediven stakeholder stalken stalker stalking stand-by stand-in stand-up stand-upcomedian ' +
    'stand-upcomedy star start-up startup statement stationcar stayer steak stealth steamer steelband ' +
    'steelguitar steeplechase stepper steward stewardess stick sticker stickeralbum stickeren stickers ' +
    'sticky stock stockcar stoned stool stop-motion stoplight stopwatch storage store story storyboard ' +
    'storyline storytelling straight strapless streaken streaker stream streamen streamer streaming street ' +
    'streetart streetdance streetwear streetwise stress stressbal stressen stressy stretch stretchen ' +
    'stretcher stretching strike stripper striptease study stuff stunt stuntman style stylen styling stylist ' +
    'subwoofer sudden summer summerschool sunglasses superbowl superhero superman supplier support supreme ' +
    'surf surfen surfer surfing surfpak surfplank surfspot surround survey survival survivalkit ' +
    'survivallen survivalrun sushi suspense swag swagger swappen sweater sweatshirt swing swingen swinger swipe ' +
    'swipen switch switchen synthpop system t-shirt tablet tackelen tackle tag taggen tagger ' +
    'take take-away takeaway takeout takeover talk talkshow tape tapen target taser task taskforce tattoo ' +
    'taxfree teacher teaching teak team teambuilding teamplayer teamspel teamwork tearjerker tearoom teasen ' +
    'teaser technicolor teenager template tender tennis thermopane thread thriller ticket tie-break tiebreak ' +
    'time-out timelapse timeline timen timer timing tipsy tissue toast toaster toddy toffee token tomahawk ' +
    'toner tool toolbox toolkit tools topfit topless topper topping topscorer touch touchdown touchscreen ' +
    'touringcar toy track tracker tracking tracklist trackpad trackrecord trader trading traffic trailer ' +
    'train trainee trainen trainer training trash trashen travellercheque trawler treat ' +
    'treehouse trenchcoat trendsetten trendsettend trendsetter trendwatcher trendy trial tribute trick ' +
    'tricky trigger triggeren trike trimmer tripod trippen trolley troubleshooter truck trucker trust ' +
    'try-out tube tubeless tumbler tune tunen tuner tuning turnaround tutorial tweak tweaken tweed tweet ' +
    'tweeten tweeter twerken twinset twister twitter twitteren tycoon type-writer typecast umpire unboxing ' +
    'uncut undercover underdog underground underscore understatement unfair unit unlocken unplugged ' +
    'up-to-date upbeat update updaten upgrade upgraden upload uploaden upper uppercut upscalen uptempo urban ' +
    'user username utility veejay vegan veggie veggieburger venture vibe vibes videoclip videogame view ' +
    'viewer vintage vip viral virtual vlog vloggen vlogger voice-over voicechat voicemail voicerecorder ' +
    'volley volleyen voucher wake-upcall wakeboard wakeboarden walk walk-over walker walkie-talkie ' +
    'walkietalkie walkman walkover wallaby wallpaper wannabe warlord warm-up warming-up watch water-proof ' +
    'waterboarden waterproof wave wax waxen wearable webbrowser webcam webcast webdesign webdesigner webhost ' +
    'webinar weblog webmail webmaster webpage webshop website wedding weed weekend weirdo welfare wellness ' +
    'western wetsuit whatsapp whatsappen wheelen wheelie whiplash whirlpool whiskey whisky whist whisten ' +
    'white whiteboard whizzkid wicket wide widget wifi wildcard wildlife windjammer windsurfen windsurfer ' +
    'windsurfing winegum winner wireless wishlist wizard womanizer woofer worcester workaholic workaround ' +
    'workflow workout workshop world wow wrap wrestlen wrestler wrestling x-factor yankee yard yearbook yell ' +
    'yellen yes youngster youtuben youtuber yup yuppie zap zappen zapper zero zip zippen zipper zombie ' +
    'zoomen'
  ).split(' '),
);
