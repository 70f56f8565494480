/** English words a Dutch child meets that keep their English sound or spelling. Source: eigen. */
export const ENGLISH: ReadonlySet<string> = new Set(
  (
    'account accountancy accounting adblocker adventure aftershave airbag airbrush airbus airco airlift airline ' +
    'airmail airplay airstrip alien allright allrounder anchorman app artwork asset award awesome baby babyshower ' +
    'babysit babysitten babysitter bachelor back backbencher backbone backcasting backer backflip backgammon ' +
    'background backhand backing backlight backoffice backorder backpack backpacker backroom backslash backspace ' +
    'backspin backtrack backup bacon badge badminton bagel baggy ballpoint ballroom banner barbecue barbershop ' +
    'barkeeper barman bartender baseball baseline bash bashen basketball batch batsman battle battledress beach ' +
    'beachclub beachen beachparty beachsoccer beachvolley beagle beamer beat beatbox beauty benchmark best-seller ' +
    'bestseller bike biker birdie bitcoin black blackjack blacklist blackmail blazer blender blizzard block ' +
    'blockbuster blockchain blocken blog blogger bloody blooper blow blowen bluegrass blues bluesy bluetooth blush ' +
    'blusher board boarden boarding boardroom body bodybuilder bodybuilding bodycheck bodyguard bodypaint ' +
    'bodystocking bodysuit bodywarmer boiler boogie bookmaker boombox boomer boost booster boot-camp bootcamp ' +
    'bootleg bottleneck bouncer bowl bowlen bowling boxershort boy brainstorm brainstormen brainwash brainwashen ' +
    'brainwave branding break breakdance breakdown breaken breaker breakpoint bridge briefcase briefing brownie ' +
    'browse browsen browser brunchen brush brushen bucket buddy budget buggy building bulldozer bumper bungalow ' +
    'bungeejumpen bunny burger burn-out burnout business butterfly button buzzer bypass byte cache cake call ' +
    'callcenter camcorder camping candlelight candy cap captain cardigan carjacker carjacking carpool carpoolen ' +
    'carport cartoon carwash casestudy cash cashewnoot cashflow casting catch catchen catcher catchy catering ' +
    'catsuit catwalk celebrity center challenge challenger chart charter chat chatbox chatroom chatten cheap check ' +
    'checklist cheddar cheerio cheerleader cheeseburger cheesecake cheeta chick chill chillen chip chippie chips ' +
    'chopper city claim clash clashen classic clean clearing click clicken cliniclowns clip closeup cloud coach ' +
    'coaching coaster coat coaten coating cockney cockpit cocktail coffeeshop coke collie combo comeback comedy ' +
    'comfort comic commitment community computer computergame computerspel conditioner consultancy container ' +
    'content contest controller cooker cookie cooking cool cooldown cooling copy copycat copyright copyshop corner ' +
    'cornflakes cosplay cosy cottage countdown counter country county court cover coveren coverstory cowboy cowgirl ' +
    'coyote crack cracken cracker cranberry crash crawl crawlen crazy creamcracker creditcard creep creepy crew ' +
    'cricket crime crispy crooner cross crosscountry crossen crosser crossing crossover crowd crowdfunding crown ' +
    'cruise cruiser crush cup cupcake curling curry cursor custard cut cutter cyber cyberpunk cyberspace daily ' +
    'daisy dance dancing darkroom dart darten darter darts dashboard dashcam database dataset date deadline deal ' +
    'dealer debater deck deejay deepfake derby design designer desk desktop detective detox deuce digital dinghy ' +
    'discman discount dizzy dj doggybag dolly dotcom down downer downgrade downgraden download downloaden downsizen ' +
    'downtime downtown dreadlock dreadlocks dreads dream dress dressing drive drive-in driver drone dropdown ' +
    'drugsdealer drugstore drummer drums drumstick dubstep dude duffelcoat dumper dumpling e-mail easy efficiency ' +
    'egghead email emoji empower empoweren entertain entertainen entertainer entertainment equalizer escape ' +
    'establishment event eyecatcher eyeliner eyeopener face facelift factcheck factchecken factchecker factsheet ' +
    'fading fair fairway fake fallout family fan-fair fanclub fancy fantasy farmer fashion fashionable fastback ' +
    'fastfood feature feedback feeling fellow ferry fiction fielder fieldwork file filesharing finish finishen ' +
    'firewall firmware fitness flash flashback flashen flashforward flashlight flashy flatscreen flightcase float ' +
    'floaten floodlight floormanager floorshow floppy flow flowchart flowen fluffy flyer foam folk food foodie ' +
    'foodtruck football forehand foundation foxtrot fracken frame freak freaken freaky freefight freelance ' +
    'freelancer freestyle freestylen freeware freewheel freewheelen freezer frisbee frontloaden full-time fulltime ' +
    'fulltimer fun fundraiser fundraising funk funky funshoppen fuzzy gadget game gamer games gaming gangster gate ' +
    'gateway gay gearing gentleman geocachen geocaching ghost ghostwriter gimmick girl giveaway glamour glamrock ' +
    'glitter gloss glossy goal goalgetter goalie goalkeeper godfather gold golfer goodie goodwill googelen gospel ' +
    'gossip graffiti grapefruit green greenkeeper groggy grooming groove groovy groupie growshop grunge grungy ' +
    'guesthouse guide guideline hack hacken hacker hacking hairspray hairstylist half-time hamburger handmade ' +
    'handout handset handsfree handy hanggliden hangglider hangover happening happy hardcopy hardcore hardcover ' +
    'harddisk harddrug harddrugs hardliner hardrock hardrocker hardtop hardware hashtag hatchback hater hattrick ' +
    'headbangen headhunten headhunter headline headliner headset healen healer healing health heater heavy helpdesk ' +
    'high highbrow highlight highlighten highscore hightea hightech hiker hiphop hiphopper hipster hitparade hoax ' +
    'hobby hobbyist hockey holding home homeland homemade homepage homerun homeshopping hoodie hoody hooligan ' +
    'hostel hostess hotdog hotline hotpants hotspot hotter house houseparty hovercraft hub hurricane husky hype ' +
    'iPad iPhone icetea image impact inbox incrowd indoor inline insider insight intake intercity intercom ' +
    'interface interlock interview ipod issue item jack jacket jackfruit jackplug jackpot jailbreaken jam-session ' +
    'jazz jeans jeep jerrycan jersey jetlag jetpack jetski jingle jive job jobcoach jobhoppen jobhopper jockey ' +
    'joggen jogger jogging joggingbroek joint joke joker joyrider joyriding joystick juice juicy jukebox jump ' +
    'jumpen jumper jumpshot jumpsuit jungle junk junkfood junkie keepen keeper ketchup keyboard keycard keynote ' +
    'keyword kick kickback kickboksen kickboxen kicken kidnappen kidnapper kidnapping killer kingsize kinky ' +
    'knockout knowhow label lady landmark landrover laptop laser launch launchen layout leader leaflet league lease ' +
    'leaseback leasen leaser legging leggings level lifestyle light lighter lightrail like liken limerick line-up ' +
    'liner lipgloss lipstick live liveblog liveshow livestream load loaden loader loafer lobby lobbyen lobbyist ' +
    'lock lockdown locken locker login longdrink longread look lookalike loopback loser lotion lounge love lover ' +
    'lowbudget lowrider lucky lunch lunchbox lunchen lunchpauze lunchroom lyric mail mailbox mailen mailing ' +
    'mainframe mainport mainstream make-up makeover mall malware management manager market marketeer marketing ' +
    'marshmallow master masterclass mastermind match matchen matching matchmaker matchplay matchpoint matchwinner ' +
    'mayo medley meeting meltdown memory merchandise merchandising message mic microchip microwave midlife ' +
    'milkshake mindfulness mindmap mindset minigolf mismatch mixed mixer mobile modem moneymaker moonboot ' +
    'motherboard mountainbike mountainbiken mountainbiker move movie mp3-speler muffin multitasken multitasking ' +
    'music mystery nanny nerd nerdy network networken newbie news newsflash nickname no-nonsense nobody nugget ' +
    'off-road offday official offline offroad offshore okay oldtimer oneliner onemanshow onesie online open-air ' +
    'outback outcast outdoor outfit outlaw outlet outlook outplacement output outsider outsource outsourcen ' +
    'outsourcing overall overdrive overhead overkill overlay overload overrulen owngoal pace pacemaker pack package ' +
    'paddock pager paint paintball palmtop pancake pantry panty paperback paperclip party password patch patchen ' +
    'patchwork payroll peanut peeling peepshow penalty penny penthouse pepperspray performance performen performer ' +
    'personal petticoat phishing phone pick-up pickle pickup piercing pin-up pingpong pinpointen pipeline pitch ' +
    'pitchen pitcher pitstop play playback playbacken playboy player playground playlist playstation pleasen plenty ' +
    'plug-in plugin pocket podcast pointer pokerface pole policy pool poolen pooling popcorn popster postdoc poster ' +
    'power powerbank poweren powerliften powerlifter powerlifting powernap powerplay powerpoint powershot poweryoga ' +
    'prepaid preview primetime printer privacy prompter proxy puberty publisher pullen pullover pulp pump punch ' +
    'punk punker puppy push push-up pushen pusher puzzle quad quarterback query queue quickscan quickstep quilt ' +
    'quilten quiz quizmaster race racebaan racen racer rack racket ragtime raid rail rally ranch rancher random ' +
    'range ranger ranking rap rapper rating rave reader reading ready reality realityshow recall recap record ' +
    'recorder recovery recruiter recruitment recycle recycling redneck refill refresh reggae relax relaxed relaxing ' +
    'release releasen reload remake reminder remix replay reply reporter research reset retail retailer retweet ' +
    'retweeten review reviewen revival rewind rider riff right ringtone roadblock roadie roadmap roadmovie roadshow ' +
    'roadster roadtrip roaming roastbeef rock rockabilly rockband rocken rocker roller roller-coaster rollerskate ' +
    'rollerskates roommate roots royal royalty rugby runner running rush sabbatical safe safety sale sales sample ' +
    'samplen sampler sandwich saven scam scammer scan scanner scoop scooter score scoreboard scoren scorer scout ' +
    'scouting scrabble scrambler scrapbook scratch scratchen screen screenen screening screensaver screenshot ' +
    'screenshotten script scrollen scrub scrubben scull sculler seal sealen search seat secondhand security selfie ' +
    'server service setting sexy shabby shag shake shaker shaky shampoo shape shaping share shareware shaver sheet ' +
    'shelter sheriff sherry shift shiften shimmy shirt shit shock shocken shocking shooter shop shoppen shopper ' +
    'shopping short shortcut shortlist shorts shorttrack shot shotgun shovel show showbizz showbusiness showcase ' +
    'shower showgirl showman showmaster showroom showtime showy shredder shuffle shutter shuttle side-kick sidecar ' +
    'sidekick sightseeing single single-player sitcom site skate skateboard skateboarden skateboarder skaten skater ' +
    'skeeler skeeleren skeet sketch skill skills skimmen skimmer skin skinhead skinny skippy skunk skybox skydiven ' +
    'skyline skype slapstick slash slice slide slider slideshow slim-fit slipstream slogan slow slowen slowmotion ' +
    'smart smartboard smartcard smartdrug smartphone smartwatch smash smashen smile smiley smoking smoothie snack ' +
    'snackbar sneaker sneakers sneaky sneer snooker snookeren snooze snowboard snowboarden snowboarder soap ' +
    'soapserie soccer social society softbal softdrug softdrugs softie softijs software song songwriter soul sound ' +
    'soundbite soundcheck soundmixshow soundtrack spacecake spaceshuttle spam spamfilter spammen spammer sparerib ' +
    'speaker speech speed speedboot speeddate speeddating speedway spike spikes spinning spoiler spooky sporty ' +
    'spotlight spray sprayen spread spreadsheet spring-break springboard spyware squash stakeholder stalker ' +
    'stalking stand-by stand-up star startup statement steak stealth steamer steelband steward stewardess stick ' +
    'sticker stickeralbum stickeren sticky stock stockcar stoned stop-motion stoplight stopwatch store story ' +
    'storyboard storyline storytelling straight strapless streaken streaker stream streamer streaming street ' +
    'streetdance streetwear streetwise stressen stressy stretch stretchen strike striptease study stunt stuntman ' +
    'styling stylist superbowl supplier surfen surfer surfplank surround survey survival suspense swag sweater ' +
    'sweatshirt swing swingen swipe switch system t-shirt tablet tackle tag taggen tagger take take-away takeover ' +
    'talkshow tape target taser task taskforce tattoo teacher teaching teak team teambuilding teamspel teamwork ' +
    'tearjerker tearoom teasen teaser technicolor teenager template tender tennis thread thriller ticket tiebreak ' +
    'time-out timer timing tipsy tissue toast toaster toddy toffee tool toolbox toolkit topfit topless topping ' +
    'topscorer touch touchdown touchscreen tracker trackpad trackrecord trader trading traffic trailer train ' +
    'trainee trainen trainer training trainingspak trash trawler treat trekking trendsetter trendwatcher trendy ' +
    'trial tribute trick tricky trigger triggeren trike tripod trolley troubleshooter truck trucker trust try-out ' +
    'tube tubeless tumbler tune tuner tuning tutorial tweak tweaken tweed tweet tweeter twinset twist twitter ' +
    'tycoon type-writer uncut undercover underdog underground understatement unfair unlocken upbeat update updaten ' +
    'upgrade upload uploaden uppercut uptempo user username veejay vegan veggie veggieburger venture vibe vibes ' +
    'videoclip videogame viewer vintage vip vlog vloggen vlogger voicemail voucher wakeboard wakeboarden walker ' +
    'walkie-talkie walkman walkover wallaby wallpaper wannabe warlord warm-up watch water-proof waterboarden ' +
    'waterproof wave wearable webbrowser webcam webcast webdesign webdesigner webhost webinar weblog webmail ' +
    'webmaster webpage webshop website weekend weirdo welfare western whatsapp wheelen wheelie whiplash whirlpool ' +
    'whiskey whisky whist whisten whiteboard whizzkid wicket widget wifi wildcard wildlife windjammer windsurfen ' +
    'winner wireless wizard womanizer woofer workaholic workaround workflow workout workshop worldcup wow wrap ' +
    'wrestlen wrestler wrestling yell youtuber yuppie zappen zapper zombie zoomen'
  ).split(' '),
);
