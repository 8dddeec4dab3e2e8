// swift-format-ignore-file
// Written by Scripts/make-flight-facts; do not edit.
// Virtual Radar Server (https://github.com/vradarserver/standing-data), CC0 1.0.

let aircraftTypeTable: StaticString = #"""
code,manufacturer,model
A002,Irkut,A-002
A1,Douglas,A-1 Skyraider
A10,Fairchild,A-10 Thunderbolt 2
A109,Agusta,A-109
A119,Agusta,A-119 Koala
A122,Aerotec (Brazil),A-122 Uirapuru
A124,Antonov,An-124 Ruslan
A129,Agusta,A-129 Mangusta
A139,AgustaWestland,AW-139
A140,Antonov,An-140
A148,Antonov,An-148
A149,Agusta,AW-149
A158,Antonov,An-158
A16,AviaDesign,A-16 Sport Falcon
A169,AgustaWestland,AW-169
A178,Antonov,An-178
A189,AgustaWestland,AW-189
A19,Aeropract,A-19
A19N,Airbus,A319neo
A20,Douglas,A-20 Havoc
A205,Oskbes-Mai,MAI-205
A20J,Schleicher,ASW-20J
A20N,Airbus,A320neo
A21,Aeropract,A-21 Solo
A210,Aquila,A-210
A211,Alfa-M,A-211
A21N,Airbus,A321neo
A22,Sadler,A-22 Piranha
A223,Oskbes-Mai,MAI-223 Kityonok
A225,Antonov,An-225 Mriya
A23,Aeropract,A-23 Dragon
A25,Aeropract,A-25 Breeze
A251,Aviatik-Alyans,Aleks-251
A27,Aeropract,A-27
A270,Aero Vodochody (Czech),Ae-270 Propjet
A29,Avantage,A-29
A2RT,Kazan,Ansat 2RT
A3,Douglas,A-3 Skywarrior
A306,Airbus,A300-600
A30B,Airbus,A-300B2-200
A31,Avantage,A-31 Spectrum
A310,Airbus,A310
A318,Airbus,A318
A319,Airbus,A319
A320,Airbus,A320
A321,Airbus,A321
A32E,Schleicher,ASG-32EL
A32P,Schleicher,ASG-32Mi
A33,Aeropract,A-33
A332,Airbus,A330-200
A333,Airbus,A330-300
A337,Airbus,A-330-700 Beluga XL
A338,Airbus,A330-800neo
A339,Airbus,A330-900neo
A33E,Schleicher,AS-33Me
A33P,Schleicher,AS-33Es
A342,Airbus,A340-200
A343,Airbus,A340-300
A345,Airbus,A340-500
A346,Airbus,A340-600
A34E,Schleicher,AS-34Me
A35,Avantage,A-35 Scanner
A358,Airbus,A350-800 XWB
A359,Airbus,A350-900
A35K,Airbus,A350-1000
A37,Cessna,A-37 Dragonfly
A388,Airbus,A380-800
A3ST,Airbus,A-300ST Beluga
A4,McDonnell Douglas,A-4 Skyhawk
A400,Airbus,A-400M Atlas
A411,Oskbes-Mai,MAI-411
A5,Icon,A-5
A50,Beriev,A-50
A500,Adam,A-500
A504,Avro,504
A6,Grumman,A-6 Intruder
A600,Rotorway,A-600 Talon
A660,Ayres,S-2R-T660 Turbo Thrush
A7,LTV,A-7 Corsair 2
A700,Adam,A-700 AdamJet
A743,Antonov,An-74-300
A748,Hawker Siddeley,HS-748
A890,Aviatika,MAI-890
A9,North American Rockwell,A-9 Quail Commander
A900,Aviatika,MAI-900 Acrobat
A910,Aviatika,MAI-910
AA1,Grumman American,AA-1 Lynx
AA37,Aeropract,A-37
AA5,Grumman American,AA-5 Cheetah
AAT3,Aero (Poland),AT-3
AAT4,Aero (Poland),AT-4
AB11,Aero Boero,AB-115
AB15,Aero Boero,AB-150
AB18,Aero Boero,AB-180
AB95,Aero Boero,AB-95
AC10,FD-Composites,ArrowCopter
AC11,Commander,Commander 114
AC31,Avicopter,AC-311
AC33,Avicopter,AC-313
AC4,Light Wing,AC-4
AC50,North American Rockwell,500 Commander 500
AC52,Aero (US),Commander 520
AC56,Aero (US),Commander 560
AC5A,Nanjing,AC-500 Aircar
AC5M,AviaStroitel,AC-5M
AC68,Aero (US),Commander 680 Super
AC6L,North American Rockwell,680FL Courser Commander
AC72,Aero (US),Commander 720 Alti Cruiser
AC80,North American Rockwell,680V Turbo Commander
AC90,Gulfstream Aerospace,690 Jetprop Commander 840
AC95,Gulfstream Aerospace,695 Jetprop Commander 1000
ACAM,Leza,Air Cam
ACAR,Auster,J-5B Autocar
ACED,Powell,P-70 Acey Deucy
ACJR,Spencer,Air Car Junior
ACPL,Option Air,Acapella
ACR2,Acro Sport,Acro-Sport 2
ACRD,Avia (Russia),Accord
ACRO,Acro Sport,Acro-Sport 1
ACSR,Victa,Aircruiser
AD20,Beijing Keyuan,AD-200
ADEL,Ustinov,Adel
ADVE,Auster,J-5 Adventurer
ADVN,Adventure Air,Adventurer
AE45,Let,Aero 45
AEA1,American Eagle,A-1
AERK,Aeronca,K Scout
AEST,Aerostar,600
AFOX,Halley,Apollo Fox
AG02,Gatard,AG-02 Poussin
AG04,Gatard,AG-04 Pigeon
AG1,Halley,Apollo AG-1 Gyro
AG10,CAIGA,AG-100
AG14,Anderson-Greenwood,14
AG60,CAIGA,AG-600 Kunlong
AGSH,Aero Gare,Sea Hawker
AI10,Ikar,Ai-10 Ikar
AIGT,Auster,J-5F Aiglet Trainer
AIRD,Beagle,A-109 Airedale
AIRL,Aeronix,Airelle
AJ27,Comac,ARJ-21-700
AJET,AOI,Alpha Jet
AK1,Akaflieg Karlsruhe,AK-1
AKNC,BAYKAR,Bayraktar Akıncı
AKOY,Lisa,Akoya
AKRO,Stephens,Akro
ALBU,Aviation Development,Alaskan Bushmaster
ALC1,Altair Coelho,AC-11
ALGR,Fantasy Air,Allegro
ALH,Hindustan,ALH Dhruv
ALIG,Arion,LS-1 Lightning
ALIZ,Breguet,1050 Alizé
ALO2,Sud,SA-318 Alouette 2
ALO3,Sud,SA-316 Alouette 3
ALPI,Auster,J-5Q Alpine
ALSL,Airlony,Skylane
ALTO,Direct Fly,Alto
AM3,Aerfer-Aermacchi,AM-3
AMX,AMX,A-1
AN12,Antonov,An-12
AN2,AICSA,An-2
AN22,Antonov,An-22 Antheus
AN24,Antonov,An-24
AN26,Antonov,An-26
AN28,Pzl-Mielec,An-28
AN3,Antonov,An-3
AN30,Antonov,An-30
AN32,Antonov,An-32
AN38,Antonov,An-38
AN70,Antonov,An-70
AN72,Antonov,An-72
AN8,Antonov,An-8
ANDR,MILLIOUD,Andromède
ANGL,Angel,44 Angel
ANKA,TAI,Anka
ANSN,Avro,652 Anson
ANST,Kazan,Ansat
AP20,Aeroprakt,A-20
AP22,Aeroprakt,A-22
AP24,Aeroprakt,A-24 Viking
AP26,Aeroprakt,A-26 Twin Vista
AP28,Aeroprakt,A-28 Victor
AP32,Aeroprakt,A-32 Vixxen
AP36,Aeroprakt,A-36 Vulcan
APM2,Issoire,APM-20 Lionceau
APM3,Issoire,APM-30 Lion
APM4,Issoire,APM-40 Simba
APUP,Aeropup,Aeropup
AR1,Silverlight,AR-1 American Ranger 1
AR11,Aeronca,11 Chief
AR15,Aeronca,15 Sedan
AR50,Aeronca,50 Chief
AR5T,Aeronca,50 Tandem
AR65,Aeronca,65 Super Chief
AR6T,Aeronca,60 Tandem
AR79,Arado,Ar-79
ARCE,Schempp-Hirth,Arcus E
ARCP,Schempp-Hirth,Arcus M
ARES,Rutan,151 Ares
ARKS,Aceair,A-200 Aeriks 200
ARON,General Avia,Airone
ARV1,ARV,ARV-1 Super 2
ARVA,IAI,101 Arava
ARWF,Arrow (US),F Sport
AS02,FFA,AS-202-15 Bravo
AS14,Schleicher,ASK-14
AS16,Schleicher,ASK-16
AS20,Schleicher,ASW-20TOP
AS21,Schleicher,ASK-21Mi
AS22,Schleicher,ASW-22BE
AS24,Schleicher,ASW-24E
AS25,Schleicher,ASH-25E
AS26,Schleicher,ASH-26E
AS28,Schleicher,ASW-28E
AS29,Schleicher,ASG-29E
AS2T,FFA,AS-202-32TP Turbine Bravo
AS30,Schleicher,ASH-30Mi
AS31,Schleicher,ASH-31Mi
AS32,Aerospatiale,AS-332B Super Puma
AS3B,Aerospatiale,AS-332L2 Super Puma Mk2
AS50,Airbus Helicopters,AS-350 Ecureuil
AS55,Eurocopter,AS-355 Ecureuil 2
AS65,Aerospatiale,AS-365 Dauphin 2
AS80,Starck,AS-80 Holiday
ASDR,WILD,Ascender
ASO4,Asso Aerei,Asso 4 Whisky
ASO5,Asso Aerei,Asso 5 Champion
ASOX,Asso Aerei,Asso 10 Jewel
ASTO,Tecnam,Astore
ASTR,IAI,1125 Astra
AT1,Antoniewski,AT-1
AT2P,Air Tractor,AT-250
AT3,AIDC,AT-3 Tzu-Chung
AT3P,Air Tractor,AT-300
AT3T,Air Tractor,AT-302
AT43,ATR,42-300
AT44,ATR,ATR-42-400
AT45,ATR,42-500
AT46,ATR,42-600
AT5P,Air Tractor,AT-501
AT5T,Air Tractor,AT-502
AT6T,Air Tractor,AT-602
AT72,ATR,72-200
AT73,ATR,ATR-72-211
AT75,ATR,72-500
AT76,ATR,72-600
AT8T,Air Tractor,AT-802
ATAC,Aircraft Technologies,Acro 1
ATG1,ATG,ATG-1 Javelin
ATIS,Aircraft Technologies,Atlantis
ATL,Robin,ATL
ATLA,Dassault,1150 Atlantic
ATP,British Aerospace,ATP
ATTL,Euronef,ATTL-1
AU11,Beagle-Auster,E-3 Auster AOP11
AUJ2,Auster,J-2 Arrow
AUJ4,Auster,J-4 Archer
AURA,SUNWARD,SA60 Aurora
AUS3,Taylorcraft (UK),Auster 3
AUS4,Taylorcraft (UK),Auster 4
AUS5,Auster,Auster 5
AUS6,Auster,6A
AUS7,Auster,Auster T7
AUS9,Auster,Auster AOP9
AV68,Alpla,AVO-68 Samburo
AVAM,Avid,Avid Amphibian
AVID,Airdale,Avid Flyer
AVIN,Avro,594 Avian
AVK4,Avtek,400
AVLN,Airmaster,Avalon 680
AVTR,Aero Adventure,Aventura 2
AXE,SKYFLY,Axe
B06,Bell,206A JetRanger
B06T,Bell,206LT TwinRanger
B1,Rockwell,B-1 Lancer
B103,Beriev,Be-103 Bekas
B105,MBB,BO-105
B13,Akaflieg Berlin,B-13
B14A,Bellanca,14 Cruisair
B14B,Downer,14 Bellanca 260
B14C,Bellanca,14 Bellanca 260A
B150,Winner,B-150
B17,Boeing,B-17 Flying Fortress
B18T,Beech,18 (turbine)
B190,Beech,1900
B2,Northrop,B-2 Spirit
B209,Bolkow,BO-209 Monsun
B21,Northrop Grumman,B-21 Raider
B212,Bell,212
B214,Bell,214A Isfahan
B222,Bell,222
B23,Douglas,B-23 Dragon
B230,Bell,230
B23E,BRM Aero,Bristell B23 Energic
B24,Consolidated,B-24 Liberator
B25,North American,B-25 Mitchell
B26,Douglas,B-26 Invader
B26M,Martin,B-26 Marauder
B29,Boeing,B-29 Superfortress
B305,Brantly,305
B350,Hawker Beechcraft,300 (B300) King Air 350
B360,Yakovlev Aircraft,Bear 360
B36T,Beech,36 Bonanza (turbine)
B37M,Boeing,737 MAX 7
B38M,Boeing,737 MAX 8
B39M,Boeing,737 MAX 9
B3XM,Boeing,737 MAX 10
B407,Bell,407
B412,Bell,412
B427,Bell,427
B429,Bell,429 GlobalRanger
B430,Bell,430
B461,British Aerospace,BAe-146-100
B462,British Aerospace,BAe-146-200
B463,British Aerospace,BAe-146-300
B47G,Bell,47G
B47J,Bell,47J Ranger
B47T,Soloy,Bell 47
B505,Bell,505 Jet Ranger X
B52,Boeing,B-52 Stratofortress
B525,Bell,525 Relentless
B58T,Beech,58TC Baron
B60,Boisavia,B-60 Mercurey
B609,Bell-Agusta,BA-609
B60T,Beech,60 Royal Turbine Duke
B701,Boeing,707-100
B703,Boeing,707-300
B712,Boeing,717-200
B720,Boeing,720
B721,Boeing,727-100
B722,Boeing,727-200
B731,Boeing,737-100
B732,Boeing,737-200
B733,Boeing,737-300
B734,Boeing,737-400
B735,Boeing,737-500
B736,Boeing,737-600
B737,Boeing,737-700
B738,Boeing,737-800
B739,Boeing,737-900
B741,Boeing,747-100
B742,Boeing,747-200
B743,Boeing,747-300
B744,Boeing,747-400
B748,Boeing,747-8
B74D,Boeing,"747-400 (domestic, no winglets)"
B74R,Boeing,747SR
B74S,Boeing,747SP
B752,Boeing,757-200
B753,Boeing,757-300
B762,Boeing,767-200
B763,Boeing,767-300
B764,Boeing,767-400ER
B772,Boeing,777-200
B773,Boeing,777-300
B778,Boeing,777-8
B779,Boeing,777-9
B77L,Boeing,777-200LR
B77W,Boeing,777-300ER
B783,Boeing,787-3 Dreamliner
B788,Boeing,787-8
B789,Boeing,787-9
B78X,Boeing,787-10
BA11,BAC,111 One-Eleven
BABY,Canadian Home Rotors,Baby Belle
BALL,,Balloon
BAR6,Barr,BarrSix
BARC,Buethe,Barracuda
BASS,Beagle,B-206 Basset
BBAT,Bradley,BA-100 Aerobat
BBIR,Hovey,Beta Bird
BCA3,Buhl,CA-3 Sport Airsedan
BCAT,Grumman,F8F Bearcat
BCS1,Airbus,A220-100
BCS3,Airbus,A220-300
BD10,Bede,BD-10
BD12,Bede,BD-12
BD17,Bede,BD-17 Nuggett
BD4,Bede,BD-4
BD5,Bede,BD-5B Micro
BD5J,Alturair,BD-5J Micro
BD5T,BD Micro Technologies,BD-5T Micro
BDOG,Scottish Aviation,SA-3 Bulldog
BE10,Beech,100 King Air
BE12,Beriev,Be-12 Tchaika
BE17,Beech,17 Staggerwing
BE18,Beech,18 (piston)
BE19,Beech,19 Musketeer Sport
BE20,Beech,200 Super King Air
BE22,Beechcraft,220 Denali
BE23,Beech,23 Musketeer
BE24,Beech,24 Musketeer Super
BE30,Beech,300 Super King Air
BE32,Beriev,Be-32
BE33,Beech,33 Bonanza
BE35,Beech,35 Bonanza
BE36,Beech,36 Bonanza 36
BE40,Beech,400 Beechjet
BE45,Hawker Beechcraft,450
BE4W,Hawker Beechcraft,400XPR Beechjet
BE50,Beech,50 Twin Bonanza
BE55,Beech,55 Baron
BE56,Beech,56 Turbo Baron
BE58,Beech,58 Baron
BE60,Beech,60 Duke
BE65,Beech,65 Queen Air
BE70,Beech,70 Queen Air
BE76,Beech,76 Duchess
BE77,Beech,77 Skipper
BE80,Beech,80 Queen Air
BE88,Beech,88 Queen Air
BE95,Beech,95 Travel Air
BE99,Beech,99 Airliner
BE9L,Beech,90 (A90) King Air
BE9T,Beech,90 (F90) King Air
BEAR,AviPro,RB-4 Bearhawk
BELF,Short,SC-5 Belfast
BER2,Beriev,Be-200 Altair
BER4,Beriev,A-40 Albatross
BETA,Rollason,Beta
BEVR,ASAP,Beaver
BF19,Podesva,Bf-109G-2
BFIT,Bristol,F-2B Fighter
BILO,Pena,Bilouis
BIPL,EAA,Biplane
BIRD,C.Gilbert Taylor,TA-2 Bird
BISC,Bilsam,Sky Cruiser
BK17,Eurocopter-Kawasaki,BK-117B
BKUT,Berkut,Berkut
BL11,Bleriot,11
BL17,Bellanca,17 Super Viking
BL19,AviaBellanca,19 Skyrocket
BL8,Bellanca,8 Decathlon
BLBU,Ameur,Balbuzard
BLCF,Boeing,747-400LCF Dreamlifter
BLEN,Bristol,149 Blenheim
BLKS,Aircraft Spruce,Baby Lakes
BM6,Maranda,BM-6 Lark
BMAN,AAK,Bushman
BN2P,Britten-Norman,BN-2 Islander
BN2T,Britten-Norman,BN-2T Defender 4000
BO40,Boeing,40
BOLT,Steen,Skybolt
BOOM,Rutan,202 Boomerang
BPAT,R & B,Bearhawk Patrol
BPOD,Rutan,367 BiPod
BPUM,BDC AERO,Puma
BR14,Breguet,14 Replica
BR23,BRM Aero,Bristell B23
BR54,Barnett,BRC-540
BR60,Brumby,600
BR61,Brumby,610 Evolution
BR8,BRM Aero,Bristell B8
BRAV,Tecnam,P-2004 Bravo
BRB2,Brantly,B-2
BREZ,Aerostyle,Breezer
BROU,Max Holste,MH-1521 Broussard
BRUM,Brumby,Brumby
BS60,Beech-Sferma,60 Marquis
BSCA,Boeing,747SCA Shuttle Carrier
BSTP,Bell,214ST SuperTransport
BSTR,Custom Flight,Bright Star
BSWN,DRONAMICS,Black Swan
BT36,Beech,A36TC Bonanza
BT7,Boeing,T-7 Red Hawk
BTB2,BAYKAR,Bayraktar TB-2
BTB3,BAYKAR,Bayraktar TB-3
BTUB,Kimbrel,Dormoy Bathtub
BTX1,Boeing,BTX-1
BU20,Aircraft Hydro-Forming,Bushmaster 2000
BU31,Bucker,Bü-131 Jungmann
BU33,Bucker,Bü-133 Jungmeister
BU81,Bucker,Bü-181 Bestmann
BUC,Hawker Siddeley,Buccaneer
BUCA,Advanced Aviation,Buccaneer
BULT,Brokaw,BJ-520 Bullet
BUSH,Rainbow Skyreach,BushCat
BW60,Blackwing,BW-600
BW6T,Blackwing,BW-635
BX2,Brandli,BX-2 Cherry
C02T,Cessna,402 (turbine)
C04T,Cessna,404 (turbine)
C06T,Cessna,206 (turbine)
C07T,Cessna,207 (turbine)
C08T,Soloy,208 Pathfinder 21
C1,Kawasaki,C-1
C101,CASA,C-101 Aviojet
C10T,Cessna,P210 (turbine)
C119,Fairchild,C-119 Flying Boxcar
C120,Cessna,120
C123,Fairchild,C-123 Provider
C125,Northrop,C-125 Raider
C130,Lockheed,C-130 Karnaf
C133,Douglas,C-133 Cargomaster
C135,Boeing,NC-135
C140,Cessna,140
C141,Lockheed,C-141 Starlifter
C14T,Cessna,414 (turbine)
C15,McDonnell Douglas,YC-15
C150,Cessna,150
C152,Cessna,152
C160,Transall,C-160
C162,Cessna,162 Skycatcher
C17,Boeing,C-17 Globemaster 3
C170,Cessna,170
C172,Cessna,172
C175,Cessna,175
C177,Cessna,177
C180,Cessna,180
C182,Cessna,182
C185,Cessna,185 Skywagon
C188,Cessna,188 AgPickup
C190,Cessna,190
C195,Cessna,195
C2,Grumman,C-2 Greyhound
C205,Cessna,205
C206,Cessna,206 Stationair
C207,Cessna,207 Skywagon 207
C208,Cessna,208 Caravan 1
C210,Cessna,210
C212,CASA,C-212 Aviocar
C21T,Cessna,421 (turbine)
C22J,Caproni Vizzola,C-22J Ventura
C240,Cessna,T240 Corvalis TTx
C25A,Cessna,525A Citation CJ2
C25B,Cessna,525B Citation CJ3
C25C,Cessna,525C Citation CJ4
C25M,Cessna,525 Citation M2
C270,Caudron,C-270 Luciole
C27J,Alenia Aermacchi,C-27J Spartan
C295,CASA,C-295
C303,Aviones Colombia,T303
C306,CEA-UFMG,CEA-306 CB-10 Triathlon
C309,CEA-UFMG,CEA-309 Mehari
C30J,Lockheed Martin,AC-130J Ghostrider
C310,Cessna,310
C311,CEA-UFMG,CEA-311 Anequim
C320,Cessna,320 Executive Skyknight
C335,Cessna,335
C336,Cessna,336 Skymaster
C337,Cessna,337 Super Skymaster
C340,Riley,Rocket 340
C365,EKW,C-3605
C402,Cessna,402
C404,Cessna,404 Titan
C408,Cessna,408 SkyCourier
C411,Cessna,411
C414,Cessna,414
C42,Ikarus,C-42
C421,Cessna,421
C425,Cessna,425 Conquest 1
C441,Cessna,441 Conquest
C46,Curtiss,C-46 Commando
C5,Lockheed,C-5 Galaxy
C500,Cessna,500 Citation
C501,Cessna,501 Citation 1SP
C510,Cessna,510 Citation Mustang
C525,Cessna,525 Citation CJ1
C526,Cessna,526 CitationJet
C550,Cessna,550 Citation 2
C551,Cessna,551 Citation 2SP
C55B,Cessna,550B Citation Bravo
C560,Cessna,560 Citation 5
C56X,Cessna,560XL Citation Ascend
C5M,Lockheed,C-5 Super Galaxy
C650,Cessna,650 Citation 3
C680,Cessna,680 Citation Sovereign
C68A,Cessna,680A Citation Latitude
C700,Cessna,700 Citation Longitude
C72R,Aviones Colombia,172RG
C750,Cessna,750 Citation 10
C77R,Aviones Colombia,177RG
C82,Fairchild,C-82 Packet
C82R,Cessna,R182 Skylane RG
C82S,Cessna,T182 Turbo Skylane
C82T,Cessna,TR182 Turbo Skylane RG
C919,Comac,C-919
C97,Boeing,C-97 Stratofreighter
CA12,Comp Air,CA-12 Comp Air 12
CA19,Commonwealth Aircraft (Aus),CA-19 Boomerang
CA1P,Aerocomp,CA-10 Comp Air 10
CA1T,Aerocomp,CA-10T Comp Air 10T
CA25,Commonwealth Aircraft (Aus),CA-25 Winjeel
CA3,Aerocomp,CA-3 Comp Air 3
CA4,Aerocomp,CA-4 Comp Air 4
CA41,Corvus,CA-41 Racer
CA6,Aerocomp,CA-6 Comp Air 6
CA61,Cvjetkovic,CA-61 Mini Ace
CA65,Cvjetkovic,CA-65 Skyfly
CA7P,Aerocomp,CA-7P Comp Air 7P
CA7T,Aerocomp,CA-7T Comp Air 7T
CA8,Aerocomp,CA-8 Comp Air 8
CA9,Comp Air,CA-9 Comp Air 9
CABI,Universal Composite,Carbon Bird
CABN,Paramount,Cabinaire
CAD2,Class,Bush Caddy R-120
CAD4,Class,Bush Caddy L-164
CAJ,Aerocomp,CA-J Comp Air Jet
CAML,Sopwith,Camel
CAMP,Grega,GN-1 Aircamper
CAN4,Campana,AN-4
CAPL,Capella,Capella
CAR,Aerocar,Aerocar
CARV,Aviation Traders,ATL-98 Carvair
CASS,Cassutt,Special
CAT,Canadian Vickers,A-10 Catalina
CAT1,Creative Flight,MPA Aerocat SR
CAT2,Creative Flight,MPA Aerocat TR
CAW,Cessna,AW
CB1,Hatz,CB-1 Biplane
CC11,Cub Crafters,CC-11 Carbon Cub
CC19,Cub Crafters,CC-19 NXCub
CD2,Claudius Dornier,CD-2 Seastar
CDC6,Cessna,DC-6
CDUS,AutoGyro,Calidus
CDW1,Chilton,DW-1
CE15,Chernov,Che-15
CE22,Hydroplane,Che-22 Corvette
CE23,Chernov,Che-23
CE25,Chernov,Che-25
CE27,Chernov,Che-27
CE43,CERVA,CE-43 Guepard
CEGL,Celair,Eagle 300
CEL5,OTTO,Celera 500L
CELR,Mirage,Celerity
CENT,Found,100 Centennial
CFRE,Colyaer,Freedom
CG3,Caudron,G-3
CGAN,Colyaer,Gannet
CH1,AIDC,A-CH-1 Chung-Tsing
CH10,Zenair,CH-100 Mono-Z
CH12,Cicare,CH-12
CH14,Cicare,CH-14 Aguilucho
CH15,Zenair,CH-150 Acro-Z
CH18,Zenair,CH-180 Super Acro-Z
CH20,Heintz,CH-200 Zénith
CH25,Zenair,CH-250 Zénith
CH2T,AMD,CH-2000 Zénith
CH3,Chrislea,CH-3 Skyjeep
CH30,Zenair,CH-300 Tri-Z
CH40,Champion,402 Lancer
CH50,Zenair,CH-50 Mini Zénith
CH60,Roland,CH-602 Zodiac
CH62,Zenair,CH-620 Gemini
CH64,Zenair,CH-640 Zodiac
CH65,AMD,CH-650 Zodiac
CH7,Heli-Sport,CH-7 Kompress
CH70,CZAW,CH-701 Stol
CH75,AMD,CH-750 Cruzer
CH7A,Champion,7EC Traveler
CH7B,Champion,7GCB Challenger
CH80,Jordan Aerospace,CH-8000 Hawk 1
CHAN,Cadcor,Chanute
CHCS,Alpaero,Choucas
CHGO,Korean Air,Chang-Gong 91
CHIC,Podesva,Chico
CHIF,Pawnee,Chief
CHIN,ASAP,Chinook
CHIP,Leger,Super-Chipmunk
CHR1,Elmwood,CA-05 Christavia Mk1
CHR4,Elmwood,CH-8 Christavia Mk4
CHSY,Chayair,Sycamore
CICA,Hydroplane,Cicada
CJ1,Corby,CJ-1 Starlet
CJ6,Hongdu,CJ-6
CKUO,AIDC,F-CK-1 Ching-Kuo
CL2P,Canadair,CL-215
CL2T,Canadair,CL-215T
CL30,Bombardier,BD-100 Challenger 300
CL35,Bombardier,BD-100 Challenger 350
CL41,Canadair,CL-41 Tutor
CL44,Canadair,CL-44 Forty Four
CL4G,Canadair,CL-44-O Guppy
CL60,Canadair,C-143 Challenger 604
CL8,Carriou,CL-8 RSA Club
CLA,Callair,A-2
CLB1,IMCO,Callair B-1
CLBR,Fisher,Celebrity
CLD2,Rotortec,Cloud Dancer 2
CLDS,Rearwin,8090 Cloudster
CLON,AutoGyro,Cavalon
CMA3,Colyaer,Martin 3
CMAS,Cessna,C-145 Airmaster
CMD1,Air Command,Commander 147
CMDE,Air Command,Commander Elite Side-by-Side
CMDT,Air Command,Commander Elite Tandem
CN12,Circa,Nieuport 12-7/8
CN35,Airbus,CN-235
CNBR,BAC,Canberra
CNDR,General Avia,F-20TP Condor
CNGP,Cessna,NGP
CNUK,Fleet,80 Canuck
CO50,Cobalt,Co-50 Valkyrie
COAR,Cobra,Arrow
COBR,Deborde-Rolland,Cobra
COL3,Lancair,LC-40 Columbia 300
COL4,Columbia,LC-41 Columbia 400
COLT,Texas Aircraft,Colt
COMU,Helicom,H-1 Commuter
CONC,Aerospatiale - British Aerospace,Concorde
CONI,Lockheed,C-121 Constellation
COOT,Aerocar,Coot
CORO,Corvus,CA-21 Phantom
CORR,Sivel,SD-27 Corriedale
CORS,Chance Vought,AU Corsair
CORV,Wolfsberg,Corvus
COUG,Acro Sport,Cougar
COUR,Helio,H-250 Courier 2
COY2,Rans,S-6 Coyote 2
COZJ,Co-Z,CozyJet
COZY,Co-Z,Cozy
CP10,Akrotech Europe,CAP-10
CP13,Piel,CP-1310 Super Emeraude
CP20,CAARP,CAP-20
CP21,Mudry,CAP-21
CP22,Akrotech Europe,CAP-222
CP23,Mudry,CAP-230
CP30,Piel,CP-30 Emeraude
CP32,Piel,CP-320 Super Emeraude
CP60,Piel,CP-60 Diamant
CP65,Porterfield,CP-65 Collegiate
CP75,Piel,CP-750 Béryl
CP80,Piel,CP-80 Zéphir
CP90,Piel,CP-90 Pinocchio 2
CPNA,Pena,Capena
CPUP,Culp,Sopwith Pup
CR10,Dyn'Aero,CR-100
CRA1,Cranfield,A-1 Eagle
CRAC,Plumb,CJ-3 Cracker Jack
CRBN,Curtiss,50 Robin
CRER,Rans,S-7 Courier
CRES,New Zealand,Cresco
CRIO,Microleve,Corsario
CRJ1,Bombardier,CRJ100
CRJ2,Bombardier,CRJ200
CRJ7,Bombardier,CRJ700
CRJ9,Bombardier,CRJ900
CRJX,Bombardier,CRJ1000
CRUZ,CSA,PS-28 Cruiser
CT4,Pacific Aerospace,CT-4 Airtrainer
CTAH,Rainbow,Cheetah
CTLN,Fly Synthesis,Catalina
CUB2,Aces High,Cuby 2
CUCA,Culver,LAR Cadet
CUDA,Lancair,NLA-275 Barracuda
CULP,Culp,Special
CULV,Culver,V
CULX,Fisher Aero,Culex
CVLP,Convair,CV-240 Convairliner
CVLT,Canadair,CC-109 Cosmopolitan
CX5,Thatcher,CX-5
CYCL,Carlson,Skycycle
CYGT,Hawker,Cygnet
D1,Wing,D-1 Derringer
D11,Jodel,D-11
D139,Dorna,D-139 Blue Bird
D140,Jodel,D-140 Abeille
D150,Jodel,D-150 Mascaret
D18,Jodel,D-18
D201,D'Apuzzo,D-201 Sportwing
D21,Fokker,D-21 Replica
D228,Dornier,228
D25,New Standard,D-25
D250,Centre Est,DR-250 Capitaine
D253,Centre Est,DR-253 Regent
D28D,Dornier,Do-28D Skyservant
D28T,Dornier,128-6 Turbo Skyservant
D31,Druine,D-31 Turbulent
D328,Dornier,328
D39,Akaflieg Darmstadt,D-39
D4,Auster,D-4
D5,Beagle,D-5
D5TU,Druine,D-5 Turbi
D6,Auster,D-6
D6CR,Druine,D-60 Condor
D6SL,Airplane Factory,D-6 Sling
D7,Fokker,D-7 Replica
D8,Fokker,D-8 Replica
DA2,Davis,DA-2
DA36,Diamond,DA-36 E-Star
DA40,Diamond,DA-40 Club Star
DA42,Diamond,DA-42 Guardian
DA5,Davis,DA-5
DA50,Diamond,DA-50
DA62,Diamond,DA-62
DAHU,Pena,Dahu
DAKH,Fisher,Dakota Hawk
DAL1,Spezio,DAL-1 Tuholer
DAL4,Dallach,D-4 Fascination
DAL5,Dallach,D-5 Evolution
DART,Parrish,Dart
DC10,McDonnell Douglas,DC-10
DC2,Douglas,DC-2
DC3,Douglas,C-53 Skytrooper
DC3S,Douglas,Super DC-3
DC3T,Douglas,DC-3 (turbine)
DC4,Douglas,C-54 Skymaster
DC6,Douglas,DC-6
DC7,Douglas,DC-7
DC85,Douglas,DC-8-50
DC86,Douglas,DC-8-60
DC87,Douglas,DC-8-70
DC91,Douglas,DC-9-10
DC92,Douglas,DC-9-20
DC93,McDonnell Douglas,DC-9-30
DC94,Douglas,DC-9-40
DC95,Douglas,DC-9-50
DDUC,Bakeng,Double Duce
DEAG,Amax,Double Eagle
DEFI,Rutan,40 Defiant
DELF,Lyavin,Delfin
DFL6,Damoure-Fabre,DFL-6 Saphir
DFLY,SlipStream,Dragonfly
DG15,Howard,DGA-15
DG1T,DG Flugzeugbau,DG-1000T
DG40,Glaser-Dirks,DG-400
DG50,Glaser-Dirks,DG-500M
DG60,Glaser-Dirks,DG-600M
DG80,DG Flugzeugbau,DG-800
DH2T,De Havilland Canada,DHC-2 Mk3 Turbo Beaver
DH3T,De Havilland Canada,DHC-3 Turbo Otter
DH4T,De Havilland Canada,DHC-4 Turbo Caribou
DH60,De Havilland,DH-60 Moth
DH80,De Havilland,DH-80 Puss Moth
DH82,De Havilland,DH-82 Queen Bee
DH83,De Havilland,DH-83 Fox Moth
DH84,De Havilland,DH-84 Dragon
DH85,De Havilland,DH-85 Leopard Moth
DH87,De Havilland,DH-87 Hornet Moth
DH88,De Havilland,DH-88 Comet Replica
DH89,De Havilland,DH-89 Dragon Rapide
DH8A,De Havilland Canada,Dash 8-100
DH8B,De Havilland Canada,Dash 8-200
DH8C,De Havilland Canada,Dash 8-300
DH8D,De Havilland Canada,Dash 8-400
DH90,De Havilland,DH-90 Dragonfly
DH94,De Havilland,DH-94 Moth Minor
DHA3,De Havilland Australia,DHA-3 Drover
DHC1,De Havilland,DHC-1 Chipmunk
DHC2,De Havilland Canada,DHC-2 Mk1 Beaver
DHC3,De Havilland Canada,DHC-3 Otter
DHC4,De Havilland Canada,DHC-4 Caribou
DHC5,De Havilland Canada,C-115 Buffalo
DHC6,De Havilland Canada,DHC-6 Twin Otter
DHC7,De Havilland Canada,DHC-7 Dash 7
DIES,Pennec-Lucas,Dieselis
DIJ3,Dijkman-Dulkes,Dijkhastar 3
DIJ4,Dijkman-Dulkes,Dijkhastar 4
DIMO,Diamond,HK-36 Eco Dimona
DINO,Ganzavia,Dinó
DIPR,Collins,Dipper
DISC,Schempp-Hirth,Discus 2CT
DJET,Diamond,DJ-1 D-Jet
DJIN,Sud,SO-1221 Djinn
DLH2,Lange,E-1 Antares DLR-H2
DLTA,Verhees,Delta
DNGO,Aeroric,Dingo
DO27,Dornier,Do-27
DO28,Dornier,Do-28A
DOCX,Kovach-Elmendorf,ES-3 Doc's RX
DON,Unikomtranso,Don
DOVE,De Havilland,DH-104 Dove
DR1,Fokker,Dr-1 Replica
DR10,Centre Est,DR-100 Ambassadeur
DR22,Centre Est,DR-220 2+2
DR30,Robin,DR-300
DR40,Robin,DR-400 2+2
DRAG,Crae,Dragon Fly
DRIF,Austflight,Drifter
DRTG,Culver,Dart G
DSA1,Frank W.Smith,DSA-1 Miniplane
DSK,Killingsworth,DSK-1 Hawk
DSLK,Driggs,Skylark
DT45,Diamond,Dart-450
DTA1,Verhees,D-1 Delta
DTA2,Verhees,D-2 Delta
DUB2,Dubna,2 Osa
DUCE,Bakeng,Deuce
DUOD,Schempp-Hirth,Duo Discus T
DUR5,Durand,Mk5
DV1,Dova,DV-1 Skylark
DV2,Dova,DV-2 Infinity
DV20,Diamond,DV-20 Katana
DW1,Bellanca,DW-1 Eagle
DWD2,Dewoitine,D-26
DYH2,Dynali,H-2
DYH3,Dynali,H-3 EasyFlyer
E110,Embraer,EMB-110 Bandeirante
E120,Embraer,EMB-120 Brasilia
E121,Embraer,EMB-121 Xingu
E135,Embraer,ERJ-135
E145,Embraer,ERJ-145
E170,Embraer,E170
E190,Embraer,E190
E195,Embraer,E195
E2,Grumman,E-2 Daya
E200,Extra,EA-200
E230,Extra,EA-230
E275,Embraer,E175-E2
E290,Embraer,E190-E2
E295,Embraer,E195-E2
E29E,Binder (2),EB-29DE
E2CB,Taylor,E-2 Cub
E300,Extra,EA-300
E314,Embraer,EMB-314 ALX
E350,Cessna,E350
E35L,Embraer,EMB-135BJ Legacy
E390,Embraer,C-390 Millennium
E3CF,Boeing,E-3A (CFM56) Sentry
E3TF,Boeing,E-3A (TF33) Sentry
E400,Extra,EA-400
E45X,Embraer,EMB-145XR
E500,Extra,EA-500
E50P,Embraer,EMB-500 Phenom 100
E530,Cessna,E530 Scorpion
E545,Embraer,EMB-545 Legacy 450
E550,Embraer,EMB-550 Legacy 500
E55P,Embraer,EMB-505 Phenom 300
E6,Boeing,E-6 Mercury
E737,Boeing,737-700 AEWC
E75L,Embraer,E175
E75S,Embraer,E175
E767,Boeing,E-767
E7BH,E-7 Group,Bush Hog
EA40,Eclipse,Eclipse 400
EA50,Eclipse,Eclipse 500
EAEA,Grosso,Easy Eagle
EAGL,Aviat,Eagle
EAGT,AmEagle,American Eaglet
EAGX,Eagle Aircraft,Eagle X-TS
EB29,Binder (2),EB-29
EBOY,FMA,20 El Boyero
EC20,Airbus Helicopters,EC-120 Colibri
EC25,Airbus Helicopters,EC-225 Super Puma Mk2+
EC30,Airbus Helicopters,EC-130
EC35,Airbus Helicopters,EC-135
EC45,Airbus Helicopters-Kawasaki,EC-145
EC55,Airbus Helicopters,EC-155
EC6,Croses,EC-6 Criquet
EC75,Airbus Helicopters-Harbin,EC-175
ECHO,Tecnam,P-92 Echo
EDGE,Zivko,Edge 540
EDGT,Zivko,Edge 540 T
EF2,Bye Aerospace,eFlyer 2
EFAN,Airbus,E-Fan
EFOX,Aeropro,Eurofox
EFUS,Magnus,MG-11 eFusion
EGL3,Rotorway,Eagle 300T
EGRT,Grob,D-500 Egrett 2
EH10,AgustaWestland,EH-101
EL10,ELA Aviación,ELA-10 Eclipse
EL20,Elitar,IE-202
ELA7,ELA Aviación,ELA-07
ELF,Parnall,Elf
ELIT,AIR,Epic Elite
ELPS,Explorer Aviation,Ellipse
ELSP,A2 CZ,Ellipse Spirit
ELST,Putzer,Elster
ELTO,Continental Copters,El Tomcat
ELTR,Elitar,IE-101 Elitar
EM10,Marganski,EM-10 Bielik
EM11,Marganski,EM-11 Orka
EN28,Enstrom,280 Shark
EN48,Enstrom,480
EP9,Edgar Percival,EP-9
EPER,Epervier (1),Epervier
EPIC,AIR,Epic Dynasty
EPX1,Épervier,X-1
ERAC,Dickey,E-Racer
ERCO,ERCO,415 Ercoupe
ES11,AvioTecnica,ES-101 Exec
ES13,Clifford Aeroworks,Spad 13 80%
ESCA,AIR,Epic Escape
ESCP,Just,Escapade
ESQL,Moura,Esqualo
ETA,Binder (2),Eta
ETAR,Dassault,Etendard 4
EUFI,Alenia,Eurofighter 2000
EUPA,Europa,Europa
EURT,FFT,Eurotrainer 2000
EV55,Evektor,EV-55 Outback
EV97,Evektor,EV-97 EuroStar
EVAN,Evangel,4500 Evangel
EVIC,AIR,Epic Victory
EVOL,Lancair,Evolution
EVOP,Lancair,Evolution Piston
EVOT,EVOLUTION,EVOT-550 EVOLUTION
EVSS,Evektor,SportStar
EX5T,AEA,Explorer 500T
EXEC,Huzhou Taixiang,Exec
EXEJ,Rotorway,JetExec
EXNG,Extra,NG
EXPL,McDonnell Douglas,MD-900 Combat Explorer
EXPR,Express,90
EZFL,Aerocomp,E-Z Flyer
EZFT,Blue Yonder,Twin E-Z Flyer
EZHV,Blue Yonder,E-Z Harvard
EZIK,Istra,Ezhik
EZKC,Blue Yonder,E-Z King Cobra
F1,Mitsubishi,F-1
F100,Fokker,100
F104,Lockheed,F-104 Starfighter
F106,Convair,QF-106 Delta Dart
F111,General Dynamics,EF-111 Raven
F117,Lockheed,F-117 Night Hawk
F13,Junkers,F-13 Replica
F14,Grumman,F-14 Tomcat
F15,McDonnell Douglas,F-15 Akef
F156,Fieseler,Fi-156 Storch
F16,General Dynamics,F-16 Barak
F16X,General Dynamics,F-16XL Fighting Falcon
F18,McDonnell Douglas,AF-18 Hornet
F18H,McDonnell Douglas,ATF-18 Hornet
F18S,Boeing,FA-18E Super Hornet
F1FV,Avion,F-1 Favorit
F2,Mitsubishi,F-2
F22,Lockheed Martin,F-22 Raptor
F260,SIAI-Marchetti,SF-260
F26T,Aermacchi,SF-260T
F27,Fokker,F-27 Friendship
F28,Fokker,F-28 Fellowship
F2TH,Dassault,Falcon 2000
F30,GOLDEN AVIO,F-30 Brio
F35,Lockheed Martin,F-35A Lightning 2
F3F,Grumman,F3F Replica
F4,IAI,F-4 Kurnass 2000
F402,Falcon Air,Falcon 402
F406,Cessna,F406 Caravan 2
F41E,Aerosamara,F-41 El'brus
F421,Falcon Air,Falcon 421
F5,Northrop,F-5 Azarakhsh
F50,Fokker,50
F5SA,IRIAF,S-100 Saeghe
F60,Fokker,60
F600,SIAI-Marchetti,SF-600 Canguro
F7,Fokker,F-7 Replica
F70,Fokker,70
F8,Chance Vought,F8 Crusader
F86,Mitsubishi,F-86 Sabre
F8L,Aeromere,F-8L Falco
F900,Dassault,Falcon 900
F9F,Grumman,F9F Panther
FA01,Fläming Air,FA-01 Saphir
FA02,Fläming Air,FA-02 Smaragd VLA
FA03,Fläming Air,FA-03 Smaragd TMG
FA04,Fläming Air,FA-04 Peregrine
FA10,Dassault,Falcon 10
FA11,Fairchild (Canada),F-11 Husky
FA20,Dassault,Falcon 20
FA24,Fairchild,F-24 Argus
FA50,Dassault,Falcon 50
FA5X,Dassault,Falcon 5X
FA62,Fairchild,M-62 Cornell
FA6X,Dassault,Falcon 6X
FA7X,Dassault,Falcon 7X
FA8X,Dassault,Falcon 8X
FAET,ATEC,321 Faeta
FALC,American Aircraft,Falcon XP
FALM,Miles,M-3 Falcon Major
FANL,Rhein,FL-1 Fanliner
FANT,Rhein,Fantrainer
FB1A,Bowers,Fly Baby 1A
FB1B,Bowers,Fly Baby 1B
FB5,Euro-Fly,FB-5 Star Light
FBA2,Found,FBA-2
FBIR,Freewing,Freebird Mk5
FC1,Chengdu,FC-1 Xiaolong
FD2E,Flight Design,F-2e
FDCT,Flight Design,CT
FDF2,Flight Design,F-2
FDMC,Flight Design,MC
FE51,Fighter Escort Wings,P-51
FEST,SC Aerostar,01 Festival
FFLO,,Unmanned aircraft (cannot hover)
FFLY,Fairey,Firefly
FG01,Farigoux,FG-01 Origan
FGT,Midwest Aerosport,Formula GT
FH11,Fairchild,FH-1100
FIBO,Starfire,Firebolt Convertible
FIKD,Fike,D
FIKE,Fike,E
FINC,Fleet,16 Finch
FJ10,Aerostar,FJ-100
FJR3,Fajr,F-3
FK12,B & F Technik,FK-12 Comet
FK14,B & F Technik,FK-14 Polaris
FK9,B & F Technik,FK-9
FL3,Lombardi,FL-3 Aviastarlet
FL53,Meteor,FL-53
FL54,Meteor,FL-54
FL55,Meteor,FL-55
FLAM,Dassault,MD-311 Flamant
FLCO,Finmeccanica,Falco
FLE2,Fleet,2
FLE7,Fleet,7
FLIZ,Flitzer,Z-1 Flitzer
FLSH,Euro-Fly,Flash
FLSS,Flyer,Flyer SS
FM25,Flying Machines,FM-250 Vampire
FMGO,AAK,Flamingo
FN33,Nardi,FN-333 Riviera
FNKB,Akron,Funk B
FOOF,Donald Stewart,JD-2 Foo Fighter
FORT,Fleet,60 Fort
FOUG,Potez Air-Fouga,CM-170R Magister
FOX,Skyfox,CA-25 Gazelle
FOXT,Team Tango,Foxtrot-4
FRBD,Northrop Grumman,H-03 Firebird
FREE,Cabrinha,423 Free Spirit
FREL,Aerospatiale,SA-321 Super Frelon
FRNT,Sky Raider,Frontier
FRON,Frontier,Frontier MD-2
FS51,Falconar,SAL P-51D Mustang
FT30,NAI,FT-300
FU24,Air Parts,Fletcher FU-24
FURY,Hawker,Fury
FUSI,Magnus,MA-213 Fusion 213
FW02,Flywhale,FW-02 Flywhale
FW19,Four Winds,192
FW21,Four Winds,FX-210
FW44,FMA,Fw-44 Stieglitz
FW90,Flug Werk,Fw-190 Replica
FWSB,Fleetwings,F-4 Sea Bird
FX1,Innovaviation,FX-1
G1,G1 Aviation,G-1
G103,Grob,G-103C Twin 3SL
G109,Grob,G-109
G115,Grob,G-115
G120,Grob,G-120
G12T,Grob,G-120TP
G140,Grob,G-140TP
G150,Gulfstream Aerospace,Gulfstream G150
G159,Grumman,G-159 Gulfstream 1
G15T,Grob,G-115T Acro
G160,Grob,G-160 Ranger
G164,Grumman,G-164 Ag-Cat
G180,General Aircraft,G1-80 Skyfarer
G200,Akrotech,G-200
G202,Akrotech,G-202
G21,Grumman,G-21A Goose
G21M,McKinnon,G-21C Goose
G21T,McKinnon,G-21E Turbo Goose
G222,Alenia,G-222
G250,Gulfstream Aerospace,Gulfstream G250
G280,Gulfstream Aerospace,Gulfstream G280
G2CA,Guimbal,G-2 Cabri
G2GL,Soko,G-2 Galeb
G2T1,Great Lakes,2T-1 Sport
G3,Remos,G-3 Mirage
G300,Akrotech,G-300
G44,Grumman,G-44 Widgeon
G46,Fiat,G-46
G4SG,Soko,G-4 Super Galeb
G59,Fiat,G-59
G64T,Schweizer,G-164 Ag-Cat Turbine
G70,Groppo,G-70
G73,Grumman,G-73 Mallard
G73T,Frakes,G-73T Turbo Mallard
G800,Grinvalds,G-801 Orion
G850,Grob,G-850 Strato 2C
G91,Fiat,G-91R
G96,Grumman,G-96 Trader
G97,SAI (Italy),G-97 Spotter
GA10,GippsAero,GA-10
GA20,Gippsland,GA-200 Fatman
GA4C,Gulfstream Aerospace,G-7 Gulfstream G400
GA5C,Gulfstream Aerospace,G-7 Gulfstream G500
GA6C,Gulfstream Aerospace,G-7 Gulfstream G600
GA7,Grumman American,GA-7 Cougar
GA7C,Gulfstream Aerospace,G-8 Gulfstream G700
GA8,GippsAero,GA-8 Airvan
GA8C,Gulfstream Aerospace,G-8 Gulfstream G800
GABR,Blackshape,Bk-160 Gabriel
GALX,IAI,1126 Galaxy
GANT,Fairey,Gannet
GAUN,Gloster,Gauntlet
GAVI,Aero Mercantil,358 Gavilan
GAZL,Aerospatiale,SA-341 Gazelle
GB1,Game Composites,GB-1 GameBird
GBSP,Beets,GB Special
GC1,Globe,GC-1 Swift
GDUK,Ellison-Mahon,Gweduck
GEMI,Miles,M-65 Gemini
GENI,IFB,E-Genius
GEPE,Aero Services,Guêpe
GF20,Grob,GF-200
GFLY,Scaled,311 Global Flyer
GJ11,Hongdu,GJ-11 Sharp Sword
GL5T,Bombardier,BD-700 Global 5000
GL7T,Bombardier,BD-700 Global 7000
GLAD,Gloster,Gladiator
GLAS,Glasair,Glasair
GLEX,Bombardier,BD-700 Global Express
GLF2,Grumman,C-20J Gulfstream 2SP
GLF3,Gulfstream Aerospace,C-20A Gulfstream 3
GLF4,Gulfstream Aerospace,C-20F Gulfstream 4
GLF5,Gulfstream Aerospace,E-550
GLF6,Gulfstream Aerospace,G-6 Gulfstream G650
GLID,,Glider
GLSP,New GlaStar,Sportsman 2+2
GLST,Glasair,GlaStar
GLTU,Stoddard-Hamilton,Turbine Glasair
GM01,Yalo,GM-01 Gniady
GM17,Intracom,GM-17 Viper
GMGC,Ibis Aircraft,Grand Magic
GNAT,Folland,Fo-144 Gnat
GOBU,Butterfly,Golden Butterfly
GOLF,Tecnam,P-96 Golf
GOOS,Quikkit,Glass Goose
GOTR,Goair,GT-1 Trainer
GP1,Jihlavan,Skyleader GP One
GP3,Osprey,GP-3 Osprey 2
GP4,Osprey,GP-4
GPRO,Genevation,GenPro
GR51,Cameron,P-51G Grand 51
GRAF,Lundy,Graflite
GRFN,Griffon Aero,Griffon
GRIF,Canada Air Rv,Griffin
GRIZ,Aeronautical Systems,Turbo Grizzly
GSIS,SlipStream,Genesis
GSPN,Grob,G-180 SPn Utility Jet
GUEP,Aero Services,Guepard
GURI,Aeromot,AMT-600 Guri
GX,Remos,GX
GY10,Gardan,GY-100 Bagheera
GY20,CAB,GY-20 Minicab
GY30,CAB,GY-30 Supercab
GY80,Gardan,GY-80 Horizon
GYRO,,Microlight autogyro
H111,Heinkel,He-111
H12T,Hiller,UH-12E3T
H160,Airbus Helicopters,H-160
H2,Kaman,SH-2 Seasprite
H202,HB-Aircraft,HB-202 Fledger
H204,HB-Flugtechnik,HB-204 Tornado
H207,HB-Flugtechnik,HB-207 Alfa
H21,Vertol,CH-21 Work horse
H25A,Hawker Siddeley,HS-125-1
H25B,British Aerospace,BAe-125-700
H25C,British Aerospace,BAe-125-1000
H269,Schweizer,269
H40,Hoffmann,H-40
H43A,Kaman,H-43A
H43B,Kaman,HH-43B Huskie
H46,Boeing Vertol,CH-46 Sea Knight
H47,Boeing Vertol,CH-47 Chinook
H500,Hughes,500
H53,Sikorsky,CH-53A Sea Stallion
H53S,Sikorsky,CH-53E Super Stallion
H60,Sikorsky,AH-60 Black Hawk
H64,McDonnell Douglas,AH-64 Apache
HA2,Hollmann,HA-2 Sportster
HA31,Hindustan,HA-31 Basant
HA4T,Raytheon,4000 Hawker 4000
HAHU,Sindlinger,HH-1 Hawker Hurricane
HAR,McDonnell Douglas,AV-8 Harrier
HAW3,Groen,H2X Hawk 3
HAWK,BAE Systems,CT-155 Hawk
HB21,Brditschka,HB-21 Hobbylifter
HB23,Brditschka,HB-23 Hobbyliner
HB3,Brditschka,HB-3
HCAT,Grumman,F6F Hellcat
HD34,Hurel-Dubois,HD-34
HDJT,Honda,HA-420 HondaJet
HEAD,Donald Stewart,JD-1 Headwind
HERN,De Havilland,DH-114 Heron
HF20,HFB,HFB-320 Hansa
HI27,Hirth,Hi-27 Acrostar
HIGH,Just,JA20 Highlander
HIND,Hawker,Hind
HL2,Lambach,HL-2 Replica
HLD4,Halberstadt,D-4 Replica
HM38,Falconar,HM-380 Ladybug
HN70,Nicollier,HN-700 Menestrel 2
HORN,Wallerkowski,Hornisse
HORZ,Fisher,Horizon
HPTR,Idea,Hydropteron
HPZL,Historical Aircraft,PZL P-11C
HR10,Robin,HR-100 President
HR20,Robin,HR-200
HRM9,Elbit,Hermes 900
HRNT,AAK,Hornet
HROC,D & J Harmon,Rocket
HRON,IAI,Heron
HRYA,Historical Aircraft,Ryan Trainer
HSMT,Rotorsmart,HeliSmart
HT16,Hindustan,HJT-16 Kiran
HT2,Hindustan,HT-2
HT32,Hindustan,HPT-32 Deepak
HT34,Hindustan,HTT-34
HT36,Hindustan,HJT-36 Sitara
HT40,Hindustan,HTT-40
HU1,Shenyang Sailplane,HU-1 Seagull
HU2,Shenyang Sailplane,HU-2 Petrel
HUCO,Bell,209 HueyCobra
HUML,Hummel,Hummel Bird
HUMM,Aeronautical Systems,Hummingbird
HUNT,Hawker,Hunter
HURI,Hawker,Hurricane
HURK,TAI,TT-32 Hürkuş
HUSK,Aviat,A-1 Husky
HW4P,Groen,Hawk 4
HW4T,Groen,Jet Hawk 4T
HX2,Helowerks,HX-2 Wasp
HYPR,P&M Aviation,HypR
I103,Ilyushin,Il-103
I112,Ilyushin,Il-112
I114,Ilyushin,Il-114
I115,AISA,I-115
I11B,AISA,I-11B Peque
I153,Polikarpov,I-153
I15B,Polikarpov,I-15bis
I16,Polikarpov,I-16
I22,Pzl-Mielec,I-22 Iryda
I23,Instytut Lotnictwa,I-23 Manager
I3,Interavia,I-3
I66,Iannotta,I-66 San Francisco
I828,ICA,IAR-828
IA46,DINFIA,IA-46 Ranquel
IA50,DINFIA,IA-50 Guarani 2
IA51,DINFIA,IA-51 Tehuelche
IA58,FMA,IA-58 Pucará
IA63,FMA,IA-63 Pampa
IFUR,Isaacs,Fury
IL14,Ilyushin,Il-14
IL18,Ilyushin,Il-18
IL28,Ilyushin,Il-28
IL38,Ilyushin,Il-38
IL62,Ilyushin,Il-62
IL76,Ilyushin,Il-76
IL86,Ilyushin,Il-86
IL96,Ilyushin,Il-96
IMPU,Impulse,Impulse
IMPX,Impulse,Impulse Xtreme 3000
INCQ,Inpaer,Conquest
INEC,Inpaer,Excel
INEX,Inpaer,Explorer
INTG,AURA AERO,Integral R
ION,Ion,Ion
IP06,IPE,IPE-06 Curucaca
IP10,IPE,IPE-010
IP26,IPAI,IPAI-26 Tuca
IP6A,IPE,IPE-06A
IPAN,Embraer,EMB-200 Ipanema
IR21,ICA,IAR-821
IR22,ICA,IAR-822
IR23,ICA,IAR-823
IR24,ICA,IAR-824
IR25,ICA,IAR-825TP Triumf
IR27,Bucuresti,IAR-827 Dacic
IR28,ICA,IAR-28MA
IR31,ICA,IAR-831 Pelican
IR46,IAR,IAR-46 Katty
IR99,Avioane,IAR-99 Soim
IRBS,Kubicek,M-4 Irbis
IS2,Instytut Lotnictwa,IS-2
IS28,IAR,IS-28M2
ISAT,Aerojames,01 Isatis
ISPT,Isaacs,Spitfire
J1,Auster,J-1 Aiglet
J10,Chengdu,J-10
J177,Aerodynos,JA-177 Evolution
J2,Piper,J-2 Cub
J20,Chengdu,J-20
J3,Piper,J-3 Cub
J300,Alms,J-300 Joker
J328,Fairchild Dornier,328JET
J4,Piper,J-4 Cub Coupe
J400,Jihlavan,JA-400 Skyleader 400
J40E,Zall Jihlavan,JA-400 Skyleader 400 Electric
J4B2,Barnett,J4B2
J5,Piper,J-5 Cub Cruiser
J600,Jihlavan,JA-600 Rapid 600
J728,Fairchild Dornier,728JET
J8A,Shenyang,J-8A
J8B,Shenyang,J-8B
JAB2,Jabiru,Jabiru J160
JAB4,Jabiru,Jabiru J400
JABI,Jabiru,Jabiru J120
JACE,Ace,Junior Ace
JAG2,JAG Helicopter,JAG
JAGR,Hindustan,Jaguar
JAJ5,Janowski,J-5 Marco
JAJ6,J & AS,J-6 Fregata
JANU,Schempp-Hirth,Janus BM
JARO,Jackaroo,Thruxton Jackaroo
JAS4,JOBY,JAS-4
JAST,Soko,IJ-21 Jastreb
JB1,Independent,X-JB-1 SeaDragon
JB15,Oberlerchner,JOB-15
JC01,Coupe,JC-01
JC02,Coupe,JC-02
JCOM,Aero Commander,1121 Jet Commander
JCRU,AASI,Jetcruzer
JD2,Dyke,JD-2 Delta
JDOE,American Homebuilts,John Doe
JE2,Eich,JE-2 Gyroplane
JFOX,Euroala,Jet Fox
JH7,Xian,JH-7
JK05,Ekolot,JK-05 Beetle
JL9,Guizhou,JL-9 Shanying
JN76,Caudron,JN-760 Cyclone Replica
JPM1,Marie,JPM-01 Medoc
JPRO,BAC,145 Jet Provost
JRC1,Chalard,JRC-01 Julcar
JRO,DTA,J-RO
JS1,Handley Page,HP-137 Jetstream 1
JS1J,Jonker,JS-1 Revelation (jet)
JS20,Handley Page,HP-137 Jetstream 200
JS2J,Jonker,JS-2 Revenant (jet)
JS2P,Jonker,JS-2 Revenant (piston)
JS3,Century,Jetstream 3
JS31,British Aerospace,BAe-3100 Jetstream 31
JS32,Jetstream,BAe-3200 Jetstream Super 31
JS3E,Jonker,JS-3 Rapture (electric)
JS3J,Jonker,JS-3 Rapture (jet)
JS41,Aero International,BAe-4100 Jetstream 41
JSQA,General Avia,F-1300 Jet Squalus
JSX,Sonex,JSX SubSonex
JT2,John F.Taylor (UK),JT-2 Titch
JU52,Junkers,Ju-52/3m
JUN1,Kaminskas,RK-1 Jungster 1
JUN2,Kaminskas,RK-2 Jungster 2
JUNR,Bolkow,BO-208 Junior
JUPI,Lammer Geyer,Jupiter
K100,Daher,Kodiak 100
K126,ICA,Ka-126
K209,Fama,K-209 KISS
K226,Kamov,Ka-226 Sergei
K250,Kestrel Aircraft,K-250
K35E,Boeing,KC-135E Stratotanker
K35R,Boeing,KC-135R Stratotanker
K50,Korea Aerospace,A-50 Golden Eagle
K51,Kovacs,K-51 Peregrino
K8,Hongdu,K-8 Karakorum
K900,Daher,Kodiak 900
KA25,Kamov,Ka-25
KA26,Kamov,Ka-26
KA27,Kamov,Ka-27
KA50,Kamov,Ka-50 Black Shark
KA52,Kamov,Ka-52 Alligator
KA62,Kamov,Ka-62
KAAN,TAI,TF Kaan
KAFI,KARI,Firefly
KAK1,Kieger,AK-1
KAK3,Kieger,AK-3
KAT3,Khrunichev,AT-3
KATB,KARI,Twinbee
KATR,Aerosamara,Katran
KC2,Kawasaki,C-2
KC39,Embraer,KC-390
KE3,Boeing,KE-3
KEHA,KESTREL,Float Hawk
KELA,Keleher,Lark
KELD,Kelly,D
KERO,Rearwin,2000 Ken-Royce
KEST,Farnborough,F-1 Kestrel
KF21,Korea Aerospace,KF-21 Boramae
KFAB,Kitplanes For Africa,Bushbaby
KFAS,Kitplanes For Africa,Safari
KFIR,IAI,Kfir
KFIS,Anderson,EA-1 Kingfisher
KH4,Kawasaki,KH-4
KIS2,Tri-R,KIS TD
KIS4,Tri-R,KIS TR-4 Cruiser
KITH,Bourdon,Kitty Hawk
KITI,Mitchell-Procter,Kittiwake
KIWI,TWI,Kiwi
KK60,Kari-Keen,60 Coupe
KL07,Bolkow,Kl-107
KL10,Flight Design-Vessel,KLA-100
KL25,Klemm,L-25
KL35,Klemm,Kl-35
KLBR,Kolb,King Kolbra
KM2,Fuji,KM-2
KMAX,Kaman,K-1200 K-Max
KNTW,Payne,Knight Twister
KODI,Daher,Kodiak
KOLL,Kolb,Laser
KP2,Jihlavan,KP-2 Rapid 200
KP5,Jihlavan,KP-5 Rapid 500
KR1,Rand,KR-1
KR2,Rand,KR-2
KR21,Fairchild,KR-21
KR30,Ekolot,KR-030 Topaz
KR31,Fairchild,KR-31
KR34,Fairchild,KR-34
KRAG,Soko,J-20 Kraguj
KRAH,Rock,Krähe
KRIC,Flight Level Six-Zero,DK-1 Der Kricket
KSTK,Phoenix-Aviacor,M-12 Kasatik
KT1,Korea Aerospace,KT-1 Woong-Bee
KTOO,Amax,J-6 Karatoo
KZ2,SAI (Denmark),KZ-2 Kupe
KZ3,SAI (Denmark),KZ-3
KZ4,SAI (Denmark),KZ-4
KZ7,SAI (Denmark),KZ-7 Laerke
KZ8,SAI (Denmark),KZ-8
KZLA,BAYKAR,Bayraktar Kızılelma
L10,Lockheed,L-10 Electra
L101,Lockheed,L-1011 TriStar
L11,Luscombe,11A Sedan
L11E,Luscombe,11E
L12,Lockheed,L-12 Electra Junior
L13,Convair,L-13
L13M,Let,L-13 Blanik (single-engine conversions)
L13S,Aerotechnik,L-13S Super Vivat
L14,Lockheed,L-14 Hudson
L15,Hongdu,L-15 Lieying
L159,Aero Vodochody (Czech),L-159
L18,Lockheed,L-18 Lodestar
L181,Associated Air,Liberty 181
L188,Lockheed,L-188 Electra
L200,Let,L-200 Morava
L29,Aero Vodochody (Czech),L-29 Delfin
L29A,Lockheed,L-1329 Jetstar 6
L29B,Lockheed,L-1329 Jetstar 2
L37,Lockheed,L-137 Ventura
L380,Lederlin,380 Ladybug
L39,Aero Vodochody (Czech),L-139 Albatros
L4,Chaika,L-4
L40,ORLIČAN (1),L-40 Meta Sokol
L410,Let,L-410 Turbolet
L5,Stinson,L-5 Sentinel
L59,Aero Vodochody (Czech),L-59
L6,AeroVolga,L-6
L60,ORLIČAN (1),K-60 Brigadyr
L610,Let,L-610
L70,Valmet,L-70 Miltrainer
L8,Luscombe,8
L90,Valmet,L-90TP Redigo
LA25,Lake,LA-250 Renegade
LA4,Lake,LA-4
LA60,Atlas,AL-60 Kudu
LA6T,Aermacchi,AL-60 Turbine Grizzly
LA8,AeroVolga,LA-8 Flagman
LACO,Laven,LACO-125
LAE1,Lange,E-1 Antares 20E
LAKR,Laser,Akro Z
LAKX,Aeroplastika,LAK-X
LAMA,Aerospatiale,SA-315 Lama
LANC,Avro,683 Lancaster
LAR1,Flaris,LAR-1
LARK,North American Rockwell,100 Lark Commander
LAST,UTVA,N-63 Lasta
LBUG,Lightning Bug,Lightning Bug
LCA,ADA,LCA Tejas
LCB,Laird,LC-1B Commercial
LCH,Hindustan,LCH
LCR,Laird,LC-R Speedwing
LEG2,Lancair,Legacy
LEGD,Performance,Legend
LEOP,Chichester-Miles,Leopard
LESP,Lancair,Lancair ES-P
LEVI,Tapanee,Levitation 4
LGEZ,Rutan,61 Long-EZ
LGND,AEROPILOT,Legend
LH10,LH Aviation,LH-10 Ellipse
LIBE,Liberty Aeronautical,Bellaire
LION,Griffon,Lionheart
LJ23,Learjet,23
LJ24,Gates Learjet,24
LJ25,Gates Learjet,25
LJ28,Gates Learjet,28
LJ31,Gates Learjet,31
LJ35,Gates Learjet,35
LJ40,Learjet,40
LJ45,Learjet,45
LJ55,Learjet,55
LJ60,Learjet,60
LJ70,Learjet,70
LJ75,Learjet,75
LJ85,Learjet,85
LK17,LAK,LAK-17AT
LK19,LAK,LAK-19T
LK20,LAK,LAK-20M
LK7E,LAK,LAK-17 FES
LM5,Lombardi,LM-5 Aviastar
LM5X,Light Miniature,LM-5 Super Cub
LM7,Lombardi,LM-7
LMC1,Chasle,LMC-1 Sprintair
LMK1,CATA,LMK-1 Oryx
LN27,Falcomposite,LN-27 Furio
LN3,Flygfabriken,LN-3 Seagull
LNC2,Lancair,Lancair 200
LNC4,Lancair,Lancair 4
LNCE,Lancair,Lancair ES
LNP4,Lancair,Lancair PropJet 4
LNT4,Lancair,Sentry 4T
LOCA,Aerolab,LoCamp
LOVE,Loving-Wayne,WR-1 Love
LP1,LoPresti,LP-1 Fury
LR2T,Load Ranger,2000
LS10,DG Flugzeugbau,LS-10ST
LS2,HAT,LS-2
LS8,DG Flugzeugbau,LS-8ST
LS9,Rolladen-Schneider,LS-9
LSTR,Custom Flight,Lite Star
LTNG,BAC,Lightning
LUL5,Lucas,L-5
LUL6,Lucas,L-6
LUL7,Lucas,L-7
LUL8,Lucas,L-8
LV51,Latinoamericana de Aviación,LAV-51 Master
LW20,Howard Hughes,Australian LightWing Speed SP-2000
LW40,Howard Hughes,Australian LightWing Speed SP-4000
LWIN,Howard Hughes,Austalian LightWing Sport 2000
LX32,Lilienthal,X-32 Bekas
LX34,Lilienthal,X-34 Bekas
LXR,Elixir,Elixir
LYNX,Westland,AH-11 Super Lynx
LYSA,National Steel,Lysander
M10,Mooney,M-10 Cadet
M101,Myasishchev,M-101 Expedition
M106,Lambert,M-106 Mission
M108,Lambert,M-108 Mission
M10F,Mooney,M-10T
M10R,Mooney,M-10J
M110,Monocoupe,110 Special
M15,Pzl-Mielec,M-15 Belphegor
M17,Myasishchev,M-17 Stratosfera
M18,Pzl-Mielec,M-18 Dromader
M18T,Pzl-Mielec,M-18 Turbine Dromader
M1SC,International High Performance Aircraft,M-1 SpeedCruiser
M2,Kubicek,M-2 Scout
M200,Aero Commander,200 Commander 200
M203,Myasishchev,M-203 Barsuk
M20P,Mooney,M-20E Chaparral
M20T,Mooney,M-20K 252TSE
M21,Pzl-Mielec,M-21 Dromader Mini
M212,Lambert,M-212 Mission
M22,Mooney,M-22
M24,Pzl-Mielec,M-24 Dromader Super
M26,Pzl-Mielec,M-26 Air Wolf
M28,Pzl-Mielec,M-28 Bryza (PT6A engines)
M2HK,Miles,M-2 Hawk Major
M308,German Bianco,MB-308
M326,Embraer,EMB-326 Xavante
M339,Aermacchi,MB-339
M345,Leonardo,M-345
M346,Aermacchi,M-346 Master
M360,Aircraft Technologies,Meyer-360
M36J,Matra,M-360 Jupiter
M4,Maule,M-4
M404,Martin,404
M5,Maule,M-5
M55,Myasishchev,M-55 Geophysica
M6,Maule,M-6 Super Rocket
M600,Piper,PA-46-600TP M600
M7,Maule,M-7-235 Orion
M700,Piper,PA-46-701TP M700 Fury
M74,Texas Helicopter,M-74 Wasp
M7T,Maule,M-7-420 Star Craft
M8,Maule,M-8
M9,Maule,M-9
MA1,Emair,MA-1 Paymaster
MA5,Marquart,MA-5 Charger
MA60,Xian,MA-60
MA6H,Xian,MA-60H
MAGC,Ibis Aircraft,Magic
MAGI,Miles,M-14 Magister
MAGN,Airdale,Magnum
MAJR,Falconar,Cubmajor
MAKO,Lancair,NLA-450 Mako
MAMB,Melbourne,MA-2 Mamba
MAME,Macair,Merlin
MARS,Martin,170 Mars
MAVR,AEA,Maverick
MC01,Montaer,MC-01
MC10,Colomban,MC-10 Cricri
MC23,Irkut,MC-21-300
MC45,Meyers,MAC-145
MC90,Monocoupe,90
MCOU,Chris Tena,Mini Coupe
MCOY,Montana,Coyote
MCR1,Dyn'Aero,MCR-01
MCR4,Dyn'Aero,MCR-4
MCRR,Dyn'Aero,MCR-R180
MCUL,Kimball,McCullocoupe
MD11,McDonnell Douglas,MD-11
MD3,SME,MD-3 AeroTiga
MD3R,Gryf,MD-3 Rider
MD52,McDonnell Douglas,MD-520N
MD60,Boeing,MD-600N
MD81,McDonnell Douglas,MD-81
MD82,McDonnell Douglas,MD-82
MD83,McDonnell Douglas,MD-83
MD87,McDonnell Douglas,MD-87
MD88,McDonnell Douglas,MD-88
MD90,McDonnell Douglas,MD-90
ME08,Messerschmitt,Bf-108 Taifun
ME09,Messerschmitt,Bf-109
ME62,Legend Flyers,Me-262
MEAD,Mead,Adventure
MEL2,Garrison,Melmoth 2
MERK,Aviaton,Merkury
MESS,Miles,M-38 Messenger
METR,Armstrong Whitworth,Meteor
MEXP,Merlin,Explorer
MF10,Malmo,MFI-10 Vipan
MF17,SAAB,MFI-17 Supporter
MG15,Mikoyan,MiG-15
MG17,Mikoyan,MiG-17
MG19,Mikoyan,MiG-19
MG21,Elbit,MiG-21 Lancer
MG23,Mikoyan,MiG-23
MG25,Mikoyan,MiG-25
MG29,Mikoyan,MiG-29
MG31,MAPO,MiG-31
MG44,Mikoyan,MiG 1-44
MGAT,MAPO,MiG-AT
MGIC,Kaiser,Magic
MGNM,Aviation Enterprises,Magnum
MGUL,Percival,E Mew Gull
MH02,Honda-Mississippi,MH-02
MH20,Mitsubishi,MH-2000
MH46,Aerosette,MH-46 Eclipse
MI10,Mil,Mi-10
MI14,Mil,Mi-14
MI2,Pzl-Swidnik,Mi-2
MI24,Mil,Mi-24
MI26,Mil,Mi-26
MI28,Mil,Mi-28
MI34,Mil,Mi-34
MI38,Mil,Mi-38
MI4,Mil,Mi-4
MI6,Mil,Mi-6
MI8,Mil,Mi-8
MICO,Marmande,Microjet 200
MIDR,ACBA,ACBA-8 Midour 2
MIMP,Aerocar,Mini-Imp
MIMU,Bushby,MM-1 Midget Mustang
MIR2,Dassault,Mirage 2000
MIRA,Dassault,F-103 Mirage 3
MITE,Mooney,M-18 Mite
MJ10,Jurca,MJ-10 Spit
MJ12,Jurca,MJ-12 P-40
MJ1H,Jurca,MJ-100 Spitfire Replica
MJ2,Jurca,MJ-2 Tempête
MJ3,Jurca,MJ-3 Dart
MJ4,Jurca,MJ-4 Shadow
MJ5,Jurca,MJ-5 Sirocco
MJ51,Jurca,MJ-51 Spérocco
MJ53,Jurca,MJ-53 Autan
MJ55,Jurca,MJ-55 Biso
MJ7,Jurca,MJ-7 Gnatsum
MJ77,Jurca,MJ-77 Gnatsum
MJ8,Jurca,MJ-8 1-Nine-0
MJ80,Jurca,MJ-80 Focke-Wulf Fw-190 Replica
MJ9,Jurca,MJ-9
MJ90,Jurca,MJ-90 Messerschmitt Bf-109 Replica
MLER,Alanne,Moottori-Lerche
MM14,Magni,M-14 Scout
MM16,Magni,M-16 Tandem Trainer
MM19,Magni,M-19 Shark
MM21,Magni,M-21
MM22,Magni,M-22 Voyager
MM24,Magni,M-24 Orion
MMAC,McCarley,Mini-Mac
MMAX,Mad Max Aero,Mad Max
MMUT,Mara Wing,1-L Malamut
MNEX,Norman,Nordic 8 Mini Explorer
MOCU,Culp,MonoCulp
MOGO,Kinetic,Mountain Goat
MOL1,Molniya,1
MON2,MONTANAIR,2180 Spirit
MONA,Miles,M-17 Monarch
MONI,Monnett,Moni
MOR2,Morrisey,2150
MOSP,Mong,Sport
MOSQ,De Havilland,DH-98 Mosquito
MOTO,Humbert,Moto Du Ciel
MP02,Aero-Kros,MP-02 Czajka
MP20,Plan,MP-205 Busard
MR25,Murphy,SR-2500 Super Rebel
MR35,Murphy,SR-3500 Moose
MR3T,Murphy,SR-3500 T-Moose
MRAI,Monnett,Monerai P
MRAM,James B.Harmon,1-2 Mister America
MRF1,Dassault,Mirage F1
MRJ7,Mitsubishi,MRJ-70
MRJ9,Mitsubishi,MRJ-90
MRMD,CSA,Mermaid
MRTN,Mirage,Marathon
MS1,MySky,MS-1
MS18,SOCATA,MS-200FG Morane
MS23,Morane-Saulnier,MS-230
MS25,SOCATA,MS-200RG Morane
MS30,SOCATA,MS-300 Epsilon 2
MS31,Morane-Saulnier,MS-315
MS73,Morane-Saulnier,MS-733 Alcyon
MS76,DINFIA,MS-760 Paris
MSAI,Morane-Saulnier,AI
MSQ2,Backcountry,Mackey SQ-2
MT,AutoGyro,MT-03
MT2,Mitsubishi,T-2
MU2,Mitsubishi,MU-2
MU23,Akaflieg Munchen,Mü-23 Saurier
MU30,Mitsubishi,MU-300 Diamond
MUS2,Bushby,M-2 Mustang 2
MVN1,Mven,1 Fermer
MVRK,Phoenix Aircraft (Germany),Maverick
MX10,Aeroandina,MXP-100 Aventura
MX1T,Aeroandina,MXP-1000 Tayrona
MX2,MX AIRCRAFT,MX-2
MX58,Aeroandina,MXP-158 Embera
MX65,Aerotec (Colombia),MXP-650 Amigo
MX80,Aeroandina,MXP-800 Fantasy
MXS,MX AIRCRAFT,MXS
MY12,Mylius,MY-102 Tornado
MY13,Mylius,MY-103 Mistral
MYA4,Myasishchev,M-4
MYS4,Dassault,MD-454A Mystère 4A
N110,Nord,1100 Noralpha
N120,Nord,1200 Norecrin
N219,DIRGANTARA INDONESIA,N-219 Nurtanio
N250,Nusantara,N-250
N260,Nord,260 Super Broussard
N262,Aerospatiale,N-262
N3,Nostalgair,N-3 Citabriette
N320,Nord,3202
N340,Nord,3400
N3N,Naval Aircraft Factory,N3N
N5,Hongdu,N-5
NA40,Unis,NA-40 Bongo
NAL2,NAL,NALLA-2 Hansa
NARN,Korea Aerospace,KC-100 Naraon
NAVI,North American,L-17 Navion
NC85,Nord,NC-854
ND1T,NDN,NDN-1T Turbo Firecracker
NDAC,Normand Dube,Aerocruiser
NDAT,Normand Dube,Aerocruiser Turbo 450
NDIC,Norman,Nordic 2
NFEX,NF-AIRCRAFT,Explorer
NG4,Roko Aero,NG-4
NG5,BRM Aero,Bristell NG-5
NH90,NHI,MRH-90
NHCO,New Horizons,01 Colibri
NI28,Nieuport,28 Replica
NIBB,Aviamilano,F-14 Nibbio
NIM,BAE Systems,Nimrod
NIMB,Schempp-Hirth,Nimbus 2M
NIPR,Avions Fairey,T-66 Nipper
NM5,NAL,NM-5
NMCU,ENAER,ECH-02 Namcu
NNJA,Best Off,Nynja
NOMA,GAF,N-2 Nomad
NORA,Nord,2501 Noratlas
NORS,Noorduyn,C-64 Norseman
NPOR,Redfern,Nieuport 17
NST6,Custom Flight,North Star 6 Galaxie
NSTR,Custom Flight,North Star
NT10,NuWaco,T-10
NXT,Nemesis,NXT
NXTE,Electroflight,NXTE
O1,Cessna,O-1 Bird Dog
O3,Lockheed,YO-3
OCNR,TISSOT-CHARBONNIER,TC-120 Océanair
OH1,Kawasaki,OH-1
OKHO,Aero-Astra,Okhotnik
OM1,Morrisey,OM-1 Bravo
OMAG,O'Neill,Magnum
OMGA,ISAE,Omega
OMLA,OMAC,Laser 300
OMSD,ATEC,Omsider
ONE,Airnet,One
ONEX,Sonex,Onex
OPCA,Brooklands,OA-7 Optica Scout
OR10,Orion,10
OR12,Orion,SK-12
OSCR,Partenavia,P-64 Oscar
OUDE,Olympic Ultralights,Desert Eagle 2
OVOD,Vitek,Ovod
OZZI,Buchanan,BAC-204 Ozzie Mozzie
P06T,Tecnam,P-2006T
P1,Kawasaki,P-1
P100,Pottier,P-100
P130,Pottier,P-130 Bleu Citron
P136,Piaggio,P-136
P148,Piaggio,P-148
P149,Focke-Wulf,FWP-149
P180,Piaggio,P-180 Avanti
P18T,Smith Aviation,PA-18T Super Cub
P19,Aviamilano,P-19 Scricciolo
P1HH,Piaggio,P-1HH Hammerhead
P2,Lockheed,P-2 Neptune
P208,Tecnam,P-2008
P210,Riley,Rocket P210
P212,Tecnam,P-2012 Traveller
P220,Antoniewski,P-220S-AT2
P230,Pottier,P-230 Panda
P27,Gryf,P-27 Skyster
P270,Pottier,P-270 Amster
P28A,Piper,PA-28-151 Cherokee Warrior
P28B,AICSA,PA-28-201T Turbo Dakota
P28R,Piper,PA-28R-180 Cherokee Arrow
P28S,Piper,PA-28R-201T Turbo Arrow
P28T,Chincul,PA-A-28RT-201 Arrow 4
P28U,AICSA,PA-28RT-201T Turbo Arrow 4
P3,Lockheed,AP-3 Orion
P32R,Piper,PA-32R-300 Cherokee Lance
P32T,Chincul,PA-A-32RT-300 Lance 2
P337,Cessna,P337 Pressurized Skymaster
P38,Lockheed,P-38 Lightning
P39,Bell,P-39 Airacobra
P40,Curtiss,P-40 Kittyhawk
P46T,Piper,PA-46-500TP Malibu Meridian
P47,Republic,F-47 Thunderbolt
P4Y,Convair,P4Y Privateer
P50,Pottier,P-50 Bouvreuil
P51,North American,P-51 Mustang
P57,Partenavia,P-57 Fachiro 2
P60,Pottier,P-60 Minacro
P61,Northrop,P-61 Black Widow
P63,Bell,P-63 Kingcobra
P66P,Piaggio,P-166B Portofino
P66T,Piaggio,P-166DL3
P68,Partenavia,P-68
P68T,Partenavia,AP-68TP-300 Spartacus
P70,Pottier,P-70
P750,Pacific Aerospace,750XL
P8,Boeing,P-8 Poseidon
P80,Pottier,P-80
P82,North American,P-82 Twin Mustang
PA11,Piper,PA-11 Cub Special
PA12,Backcountry,PA-12 Super Cruiser
PA14,Piper,PA-14 Family Cruiser
PA15,Piper,PA-15 Vagabond
PA16,Piper,PA-16 Clipper
PA17,Piper,PA-17 Vagabond
PA18,Piper,PA-18 Super Cub
PA20,Piper,PA-20 Pacer
PA22,Piper,PA-22 Caribbean
PA23,Piper,PA-23-150 Apache
PA24,Piper,PA-24 Comanche
PA25,Chincul,PA-A-25 Pawnee
PA27,Piper,PA-23-235 Aztec
PA30,Piper,PA-30 Turbo Twin Comanche
PA31,Piper,PA-31-300 Navajo
PA32,Piper,PA-32 6X
PA34,AICSA,PA-34 Seneca
PA36,AICSA,PA-36 Pawnee Brave
PA38,AICSA,PA-38 Tomahawk
PA44,Piper,PA-44 Seminole
PA46,Piper,PA-46-310P Malibu
PA47,Piper,PA-47 Piper Jet
PACE,Bellanca,CH-300 Pacemaker
PAGO,Alms,ADV-01 Papango
PANT,Rotec,Panther 2
PAR1,Paradise,P-1
PAR4,Paradise,P-4
PARA,,Paraplane
PARL,Pietenpol,Aerial
PAT2,ATAC,Patriot 2
PAT4,Piper,PA-31T3-500 T-1040
PAUL,Neiva,56 Paulistinha
PAV4,Carter,PAV-4
PAY1,Chincul,PA-A-31T1-500 Cheyenne 1
PAY2,Piper,PA-31T2-620 Cheyenne 2XL
PAY3,AICSA,PA-42-720 Cheyenne 3
PAY4,Piper,PA-42-1000 Cheyenne 400
PC12,Pilatus,PC-12
PC21,Pilatus,PC-21
PC24,Pilatus,PC-24
PC6P,Pilatus,PC-6 Porter
PC6T,Pilatus,PC-6A Turbo-Porter
PC7,Pilatus,PC-7 Astra
PC9,Pilatus,PC-9
PCA2,Pitcairn-Cierva,PCA-2
PDIG,VSTOL,SST-2000 Pairadigm
PECR,Pro-Composites,Personal Cruiser
PEGA,General Avia,F-20 Pegaso
PEGZ,Pegase Aero,Pegazair
PELI,Flyer,Pelican
PEMB,Hunting,P-66 Pembroke
PETL,Aero ITBA,Petrel
PETR,EDRA,Super Petrel
PGEE,Holcomb,Perigee
PGK1,Western,PGK-1 Hirondelle
PHIL,VTOL Aircraft,Phillicopter
PHIX,Phenix,Phenix
PHNX,Freedom,Phoenix
PIAE,Pipistrel,Alpha Electro
PIAT,Pipistrel,Alpha Trainer
PICO,General Avia,F-15 Picchio
PILL,ENAER,ECH-51 Pillán
PINO,General Avia,F-22 Pinguino
PIPA,Pipistrel,Panthera
PISI,Pipistrel,Sinus
PIT4,Pipistrel,Taurus Electro G4
PITA,Pipistrel,Taurus 503
PITE,Pipistrel,Taurus Electro
PIVE,Pipistrel,Velis Electro
PIVI,Pipistrel,Velis Club
PK11,PIK,PIK-11 Tumppu
PK15,PIK,PIK-15 Hinu
PK18,PIK,PIK-18 Sytky
PK19,PIK,PIK-19 Muhinu
PK20,Issoire,PIK-20E
PK21,PIK,PIK-21 Super Sytky
PK23,PIK,PIK-23 Suhinu
PK25,PIK,PIK-25 Varttimarkka
PKAN,Uetz,U-3M Pelikan
PL1,Pazmany,PL-1 Laminar
PL12,Transavia,PL-12 Airtruk
PL2,Pazmany,PL-2
PL4,Pazmany,PL-4
PL9,Pazmany,PL-9 Stork
PLUS,Taylorcraft (UK),Plus C
PNR2,Alpi,Pioneer 200
PNR3,Alpi,Pioneer 300
PNR4,Alpi,Pioneer 400
PNTH,Sport Performance,Panther
PO2,Polikarpov,Po-2
PO60,Potez,60 Sauterelle
POLI,Alvarez,Polliwagen
PONY,Reda,Pony
PP2,Pilatus,P-2
PP3,Pilatus,P-3
PPRO,Hunting,P-56 Provost
PRBP,Howard Hughes,Pocket Rocket PR-Bipe
PRBR,Howard Hughes,Pocket Rocket PR-Breeze
PRCE,Percival,P-57 Sea Prince
PREN,Percival,P-40 Prentice
PRET,GM&T,Pretty Flight
PREX,Private Explorer,Private Explorer
PRIM,Blackshape,Bk-100 Prime
PRM1,Hawker Beechcraft,390 Premier 1
PROC,Percival,P-28 Proctor
PROT,CSA,Parrot
PROW,Prowler,Jaguar
PRPR,Howard Hughes,Pocket Rocket PR-582
PRTS,Rutan,281 Proteus
PRXT,Private Explorer,T-Explorer
PSTM,Podesva,Stearman
PSW4,Pzl-Swidnik,SW-4
PT21,Pottier,P-210 Coati
PT22,Ryan,PT-22 Recruit
PT70,Pottier,P-170
PT80,Pottier,P-180
PTMS,Pitts,S-12 Macho Stinker
PTRL,Nash,Petrel
PTS1,Aerotek (US),Pitts S-1 Special
PTS2,Aerotek (US),Pitts S-2 Special
PTSS,Pitts,S-1-11 Super Stinker
PUL6,Pulsar,Super Pulsar 600
PULR,P&M Aviation,PulsR
PULS,Pulsar,Pulsar
PUMA,Aerospatiale,CH-33 Puma
PUP,Beagle,B-121 Pup
PURS,Rans,S-11 Pursuit
PUSH,Prescott,Pusher
PVTR,PRIVATEER,Privateer
PW4,Politechnika Warszawska,PW-4
PZ01,Lipnur,PZL-101 Gawron
PZ02,PZL Okecie,PZL-102 Kos
PZ04,PZL Okecie,PZL-104 Wilga 35
PZ05,PZL Okecie,PZL-105 Flaming
PZ06,PZL Okecie,PZL-106A Kruk
PZ12,PZL Okecie,PZL-112 Junior
PZ26,Agrolot,PZL-126 Mrówka
PZ3T,PZL Okecie,PZL-130 Orlik
PZ4M,PZL Okecie,PZL-104M Wilga 2000
PZ6T,PZL Okecie,PZL-106AT Turbo Javelin
Q01,Reiner Stemme,Q-01
Q1,General Atomics,MQ-1 Gray Eagle
Q25,Boeing,MQ-25 Stingray
Q28,BOEING AUSTRALIA,MQ-28 Ghost Bat
Q4,Northrop Grumman,EQ-4 Global Hawk
Q5,Hongdu,Q-5
Q58,KRATOS,XQ-58 Valkyrie
Q9,General Atomics,MQ-9 Guardian
QAIL,Aerosport,Quail
QALT,FMP,Qualt
QEST,Omni-Weld,Questor
QIC2,Quickie,Quickie Q2
QINT,Schempp-Hirth,Quintus
QR01,Quercy,CQR-01
QUAS,Aeroalcool,Quasar Lite
QUIC,Quickie,Quickie
R100,Robin,R-1180 Aiglon
R109,Aircraft Spruce,DR-109 Rhino
R11,Rupert,R-11
R12,Rupert,R-12 Vimana
R135,Boeing,RC-135
R185,Johnson,Rocket 185
R2,SAU,R-02 Robert
R200,Robin,R-2100 Super Club
R22,Robinson,R-22
R300,Robin,R-300
R4,Sikorsky,H-4 Hoverfly
R44,Robinson,R-44 Astro
R66,Robinson,R-66
R721,Boeing,727-100RE Super 27
R722,Boeing,727-200RE Super 27
R90F,Ruschmeyer,R-90-230FG
R90R,Ruschmeyer,R-90-230RG
R90T,Ruschmeyer,R-90-420AT
RA14,Falconar,AMF-S14 Maranda
RA17,Roger Adam,RA-17
RAF2,Rotary Air Force,RAF-2000
RAID,Sky Raider,Super Sky Raider
RAIL,Aerosport,Rail
RALL,SOCATA,MS-880 Rallye 100
RANG,Navion,Rangemaster
RARO,ALTITUDE,Radial Rocket
RAV3,Ravin,Ravin 300
RAV5,Ravin,Ravin 500
RAVN,Wolfsberg,Raven 257
RAZM,Saint Germain,Raz-Mut
RBEL,Murphy,Rebel
RC3,Republic,RC-3 Seabee
RC70,Rockwell,700 Commander 700
RCAL,Murphy,Radical
RD03,Duruble,RD-03 Edelweiss
RD20,Denize,RD-20 Raid Driver
RDH2,Redfern,DH-2
RELI,Stinson,AT-19 Reliant
RENE,Murphy,Renegade
REV6,Groen,Revcon 6G
RF10,Aerostructure,RF-10
RF3,Alpavia,RF-3
RF4,Alpavia,RF-4
RF47,Arc Atlantique,RF-47
RF5,Fournier,RF-5
RF6,Fournier,RF-6
RF9,ABS,RF-9
RFAL,Dassault,Rafale
RGNT,Neiva,C-42 Regente
RISN,Porto,Risen
RJ03,Junqua,RJ-03 Ibis
RJ1H,British Aerospace,Avro RJ100
RJ70,Aero International,RJ-70 Avroliner
RJ85,British Aerospace,Avro RJ85
RK5,Kalinauskas,RK-5
RLU1,RLU,RLU-1 Breezy
RMOU,Hillberg,EH1-01 Rotormouse
RNGR,DAC,RangeR
ROAR,Velocity,Rocket Racer
RODS,Aircraft Spruce,DR-107 One Design
ROND,Ambrosini,F-4 Rondone
ROSE,Maupin,Windrose
RP1,Mitsubishi,RP-1
RPUP,Little Wing,LW-4 Roto-Pup
RS12,Rans,S-12 Airaile
RS18,Sportavia-Putzer,RS-180 Sportsman
RS20,Rans,S-20 Raven
RS21,Rans,S-21 Outbound
RTA4,RTAF,RTAF-4 Chandra
RUBI,Scintex,ML-250 Rubis
RV10,Van'S,RV-10
RV12,Van'S,RV-12
RV14,Van'S,RV-14
RV15,Van'S,RV-15
RV3,Van'S,RV-3
RV4,Van'S,RV-4
RV4T,Van'S,RV-4T
RV6,Van'S,RV-6
RV7,Van'S,RV-7
RV8,Van'S,RV-8
RV9,Van'S,RV-9
RVAL,Denel,AH-2 Rooivalk
RVST,Rupert,VimanaSteel
RW19,RagWing,RW-19 Stork
RW20,RagWing,RW-20 Stork
RW22,RagWing,RW-22 Tiger Moth
RW26,RagWing,RW-26 Special 2
RW3,Rhein,RW-3 Multoplane
RYSA,Progress,Rysachok
RYST,Ryan,ST-A
S05F,SIAI-Marchetti,S-205-18F
S05R,SIAI-Marchetti,S-205-18R
S1,Interstate,S-1
S10,Stinson,10 Voyager
S107,Spratt,107
S108,Stinson,108 Station Wagon
S10S,Stemme,S-10 Chrysalis
S11,Fokker,S-11 Instructor
S12,Spencer,S-12 Air Car
S122,Skyline,SL-122 Pchelka
S12S,Stemme,S-12 Twin Voyager
S15S,Stemme,S-15
S15U,SAFRAN,S-15 Patroller
S160,SUNWARD,SA160
S200,SIPA,S-200 Minijet
S202,SGAU,S-202
S208,SIAI-Marchetti,S-208
S21,MacDonald,S-21
S210,Sud,SE-210 Caravelle
S211,PADC,S-211
S223,CASA,223 Flamingo
S22T,Cirrus,SR-22 Turbo
S274,IRGC,Shahed 274
S278,HESA,Shahed 278
S285,HESA,Shahed 285
S2P,Grumman,S-2 Tracker
S2T,IMP,S-2 Turbo Tracker
S3,Lockheed,S-3 Viking
S32E,Schleicher,ASG-32EL
S32M,Schleicher,ASG-32Mi
S330,Schweizer,269D 330
S355,Scaled,355 Firebird
S360,Aerospatiale,SA-360 Dauphin
S37,Sukhoi,S-37 Berkut
S38,Sikorsky,S-38 Replica
S39,Sikorsky,S-39
S4,Arctic,S-4 Privateer
S400,SGAU,S-400 Kapitan
S401,Scaled,401 Sierra
S434,Sikorsky,S-434
S45,Partenair,S-45 Mystere
S450,Aero-East-Europe,SILA-450
S51,Sikorsky,S-51
S51D,Stewart,S-51D
S52,Sikorsky,S-52
S55P,Sikorsky,S-55
S55T,Sikorsky,S-55T
S58P,Sikorsky,S-58
S58T,Sikorsky,S-58DT
S6,Stemme,S-6
S601,Aerospatiale,SN-601 Corvette
S61,Sikorsky,S-61A
S61R,Sikorsky,S-61R
S62,Sikorsky,S-62
S64,Sikorsky,S-64 Skycrane
S65C,Aerospatiale,SA-365C Dauphin 2
S716,STRATOS,716
S76,Sikorsky,AUH-76
S900,SIPA,S-901
S92,Sikorsky,H-92 Superhawk
S97,Sikorsky,S-97 Raider
SA02,K & S,SA-102.5 Cavalier
SA03,K & S,SA-103 Cavalier
SA04,K & S,SA-104 Cavalier
SA05,K & S,SA-105 Super Cavalier
SA10,Stolp,SA-100 Starduster
SA11,Stits,SA-11 Playmate
SA2,ICP,SA-2 Rampage
SA20,Beriev,SA-20
SA3,Stits,SA-3 Playboy
SA30,Stolp,SA-300 Starduster Too
SA37,Schweizer,SA-2-37 Condor
SA38,Schweizer,SA-2-38A Twin Condor
SA50,Stolp,SA-500 Starlet
SA6,Stits,SA-6 Flut-R-Bug
SA6E,Sreya,SA-6 Envoy
SA7,Stits,SA-7 Sky-Coupe
SA70,Stolp,SA-700 Acroduster
SA75,Stolp,SA-750 Acroduster Too
SA8T,Schweizer,SA-2-38B Twin Condor
SAB2,Arnet Pereyra,Sabre 2
SABA,Paravar Pars,Saba
SABW,AZALEA,Saberwing
SACE,Ace,Super Ace
SACR,Barry Smith,Acro Advanced
SAFF,Halsted,Saffire
SAH1,Trago Mills,SAH-1
SAKO,Rans,S-10 Sakota
SALB,Skygear,Albatross
SAM,Sam Aircraft,Sam
SAND,Short,S-25 Sandringham
SAPH,Piel,CP-1320 Saphir
SARA,NAL,Saras
SASH,Shark Aircraft,Shark
SASP,Supermarine Aircraft,Spitfire Mk25
SASY,ProTech,PT-2 Sassy
SATA,Hispano,HA-200 Saeta
SAVA,Sadler,Vampire
SAVG,Russo,Savage
SB05,SAAB,105
SB1,SIKORSKY-BOEING,SB-1 Defiant
SB20,Saab,2000
SB29,SAAB,29
SB32,SAAB,32 Lansen
SB35,SAAB,35 Draken
SB37,SAAB,37 Viggen
SB39,SAAB,39 Gripen
SB7,Seabird,SB-7 Seeker
SB91,SAAB,91 Safir
SBD,Douglas,SBD Dauntless
SBLS,SlipStream,SkyBlaster
SBM3,E & K,SBM-03 Kos
SBOY,Interplane,Skyboy
SBR1,North American,CT-39 Sabreliner
SBR2,Rockwell,NA-265 Sabre 75
SC01,FFT,SC-01 Speed Canard
SC7,Short,SC-7 Skyliner
SCAM,Aerosport,Scamp
SCEP,SlipStream,Scepter
SCII,Sport Copter,SportCopter 2
SCOM,Skygear,Comet
SCOR,Rotorway,Scorpion
SCOU,Westland,Scout
SCRO,Akaflieg Munchen,Mü-30 Schlacro
SCTR,Flaglor,Scooter
SCUB,Aero Kuhlmann,Scub
SCW1,SCWAL,101
SD2,SPACEK,SD-2 SportMaster
SD26,SkyDancer,SD-260
SD4,Tomark,SD-4 Viper
SDUS,Stolp,Super Starduster
SE5A,RAF,SE-5A
SE5R,Replica Plans,SE-5A Replica
SEAT,Seawind,Turbine Seawind
SEAW,Seawind,Seawind
SERA,Servoplant,Aerocraft
SEST,SeaStar,SeaStar
SF2,HAPI,SF-2 Cygnet
SF23,Scheibe,SF-23 Sperling
SF24,Scheibe,SF-24 Motorspatz
SF25,Scheibe,SF-25 Falke
SF27,Scheibe,SF-27M
SF28,Scheibe,SF-28 Tandem Falke
SF31,Sportavia-Putzer,SFS-31 Milan
SF32,Scheibe,SF-32
SF34,Saab,340
SF35,Scheibe,SF-35
SF36,Scheibe,SF-36
SF50,Cirrus,SF-50 Vision
SG37,Schweizer,SGM-2-37
SG70,Glass,SG-70 STOLGlass
SG92,Technoavia,SMG-92 Turbo Finist
SGRA,Prestige,Storm Rally
SGUP,Aero Spacelines,377SGT Super Guppy
SH09,Kopter,SH-09
SH33,Short,330
SH36,Short,360
SH4,Silvercraft,SH-4
SH5,Harbin,SH-5
SHAC,Avro,696 Shackleton
SHAK,Freedom Master,FM-2 Air Shark
SHAW,Armstrong Whitworth,Sea Hawk
SHEA,Seaflight,Shearwater
SHEK,Rans,S-16 Shekari
SHER,Sherpa,Sherpa
SHIP,,Airship
SHOE,Mercury,Shoestring
SHOP,Salvay-Stark,Skyhopper
SHOR,Higher Class,Super Hornet
SHRK,Shark Aero,Shark
SHRT,Sherpa,Sherpa K-650T
SIDE,Smyth,S Sidewinder
SIGM,Elitar,Sigma
SILH,Lunds Tekniske,SA-60 Silhouette
SIR2,Rhein,Sirius 2
SIRA,Tecnam,P-2002 Sierra
SJ30,Emivest,SJ-30
SJET,Excel-Jet,Sport-Jet 2
SK10,Skyeton,K-10 Swift
SK70,Starkraft,SK-700
SKAR,III,Sky Arrow
SKIF,Aerolites,AeroSkiff
SKIM,Colonial,C-1 Skimmer
SKRA,Best Off,Sky Ranger
SKYC,Oma Sud,Skycar
SKYO,Skyote Aeromarine,Skyote
SKYR,Rearwin,175 Skyranger
SL1,Star-Lite,SL-1 Star-Lite
SL39,MAPO,SL-39
SL90,Aviotechnica,SL-90 Leshii
SLCH,Scaled,351 Stratolaunch
SLG2,Airplane Factory,Sling 2
SLG4,Airplane Factory,Sling 4
SLH4,Sling Aircraft,Sling 4 High Wing
SLK3,Slick,360
SLK5,Slick,540
SM01,Stern-Mallick,SM-01 Vega
SM19,SIAI-Marchetti,SM-1019
SM20,Technoavia,SM-2000
SM60,Stinson,SM-6000 Tri-Motor
SM92,Technoavia,SM-92 Finist
SMAX,AirMax,M-22 SeaMax
SMB2,Dassault,Super Mystère B2
SNAD,Calumet,636 Snobird Adventurer
SNAP,Dallair,FR-01 Snap
SNGY,CIAC,Synergy
SNOS,VSR,SR-1 Snoshoo
SNS2,Sorrell,SNS-2 Guppy
SNS7,Sorrell,SNS-7 Hiperbipe
SNS9,Sorrell,SNS-9 EXP-2
SNTA,Airsport,Sonata
SOK2,Soko,2
SOKL,Mráz,M-1 Sokol
SOL1,Solar Impulse,1
SOL2,Solar Impulse,2
SOLI,Rutan,77 Solitaire
SONX,Sonex,Sonex
SORA,ACS (1),ACS-100 Sora
SP20,Micco,SP-20
SP33,Spectrum,S-33 Independence
SP55,Technoavia,SP-55
SP6E,Sauser,P-6E Replica
SP7,Spartan,7 Executive
SP91,Technoavia,SP-91 Slava
SP95,Technoavia,SP-95
SPA2,Stark-Trefethen,Sport-Aire 2
SPAR,III,Speed Arrow
SPC2,Specter,Specter 2
SPDR,Rearwin,6000 Speedster
SPEL,Loehle,Spitfire Elite
SPGY,Aircraft Designs,Sportster Gyro
SPHA,American Autogyro,SparrowHawk
SPIR,Questair,Spirit
SPIT,Supermarine,Spitfire
SPKR,TL Ultralight,Sparker
SPOR,Amax,Sport 1700
SPR2,Carlson,Sparrow 2
SPRT,Practavia,Sprite
SPST,Rearwin,7000 Sportster
SPT1,Spitfire,Mark 1
SPUP,Sopwith,Pup
SQ2T,Glassic,SQ-2000
SQES,Innovation,SkyQuest
SR01,Eurodisplay,SR-01 Magic
SR20,Cirrus,SR-20
SR22,Cirrus,SR-22
SR71,Lockheed,SR-71 Blackbird
SRAC,Sport Racer,Sport Racer
SRAI,Great Plains,Sonerai
SRAS,D'Apuzzo,D-260 Senior Aero Sport
SRAY,Dornier,S-Ray 007
SREY,Progressive Aerodyne,SeaRey
SS2,Rutan,339 Space Ship Two
SS2P,Serv-Aero,S-2 Thrush (piston conversions)
SS2T,Ayres,S-2R-G Turbo Thrush
SSAB,North American,F-100 Super Sabre
SSC,Butterfly,Super Sky Cycle
SSTL,Just,JA30 SuperSTOL
SSTM,SG Aviation,Sea Storm
ST1,Phillips,ST-1 Speedtwin
ST10,SOCATA,ST-10 Diplomate
ST3,Stearman,C-3
ST30,Staudacher,S-300
ST4,Stearman,4 Junior Speedmail
ST50,Israviation,ST-50
ST6,Stearman,6 Cloudboy
ST60,Staudacher,S-600
ST75,Stearman,75 Kaydet
ST87,Stern,ST-87 Europlane
STAL,Aircraft Designs,Stallion
STAR,Beech,2000 Starship
STAT,Aircraft Designs,Turbine Stallion
STCH,Fly Synthesis,Storch
STFF,Statler,Firefly
STG2,Rans,S-18 Stinger 2
STIL,Terzi,T-9 Stiletto
STLN,Helio,AU-24 Stallion
STOR,Storch Aviation,SS-4 Storch
STR2,Strojnik,S-2
STRA,Striplin,Lone Ranger
STRE,TL Ultralight,Stream
STRI,Sopwith,Triplane Replica
STRK,BAC,167 Strikemaster
STRM,SG Aviation,Storm
STST,CFM,SA-2 Star Streak
SU15,Sukhoi,Su-15
SU17,Sukhoi,Su-17
SU24,Sukhoi,Su-24
SU25,Sukhoi,Su-25
SU26,Sukhoi,Su-26
SU27,Sukhoi,Su-27
SU29,Sukhoi,Su-29
SU31,Sukhoi,Su-31
SU38,Sukhoi,Su-38
SU57,Sukhoi,Su-57
SU7,Sukhoi,Su-7
SU80,Sukhoi,Su-80
SU95,Sukhoi,Superjet 100
SUBA,Fuji,FA-200 Aero Subaru
SUCO,Bell,209 SuperCobra
SUNB,Verilite,100 Sunbird
SUNV,Fokker,Super Universal
SURN,Korea Aerospace,KUH-1 Surion
SURU,IPT,IPT-16 Surubim
SUSO,VSTOL,SS-2000 Super Solution
SV4,AIAA,SV-4
SVNH,Aerotec (Colombia),MXP-740 Savannah
SW18,Skywood,SW-18 Teddy
SW2,Swearingen,SA-26 Merlin 2
SW3,Fairchild Swearingen,SA-226TB Merlin 3
SW4,Fairchild Swearingen,SA-227AT Merlin 4
SWAK,Anglin,Space Walker 1
SWAT,Bharat,LT-1 Swati
SWFT,Scaled,400 Swift
SWIF,Supermarine,Swift
SWIN,S-Wing,S-Wing
SWOR,Blackburn,Swordfish
SX30,Swearingen,SX-300
SYCA,Bristol,171 Sycamore
SYMP,OMF,OMF-100 Symphony
SYNC,Fly Synthesis,Syncro
SZ45,SZD,SZD-45 Ogar
SZ9M,SZD,SZD-9bis Bocian M-2000
T1,Fuji,T-1
T10,TMM-Avia,T-10 Avia-Tor
T101,Aeroprogress,T-101 Grach
T134,Tupolev,Tu-134
T144,Tupolev,Tu-144
T154,Tupolev,Tu-154
T160,Tupolev,Tu-160
T18,Classic Sport,S-18
T19,THK,T-19 Speedfire
T2,North American,T-2 Buckeye
T204,Tupolev,Tu-204
T206,Cessna,T206 Stationair TC
T210,Cessna,T210 Turbo Centurion
T211,IndUS,T-211 Sport E
T22M,Tupolev,Tu-22M
T250,Anderson-Greenwood,T-250 Aries
T28,North American,AT-28 Trojan
T30,Terzi,T-30 Katana
T33,Lockheed,AT-33
T334,Tupolev,Tu-334
T34P,Beech,T-34A Mentor
T34T,Beech,T-34C Turbo Mentor
T35,Temco,T-35 Buckaroo
T37,Cessna,T-37
T38,Northrop,AT-38 Talon
T4,Kawasaki,T-4
T40,Turner,T-40
T411,Khrunichev,T-411 Aist
T415,Khrunichev,T-415 Snegir
T419,Khrunichev,AT-419 Strekoza
T5,Fuji,T-5
T50,Cessna,T-50 Bobcat
T50S,Sukhoi,T-50
T51,Titan,T-51 Mustang
T6,North American,AT-6 Texan
T7,Fuji,T-7
TA15,Taylorcraft (US),15 Foursome
TA16,Thurston,TA-16 Seafire
TA20,Taylorcraft (US),20 Ranchwagon
TAA1,Scaled,TAA-1
TAGO,Team Tango,Tango-2
TAIL,Wittman,W-10 Tailwind
TAMP,SOCATA,TB-9 Tampico
TARO,Anahuac,Tauro
TARR,Pelegrin,Tarragon
TAYA,Taylorcraft (US),A
TAYB,Taylorcraft (US),BC
TAYD,Taylorcraft (US),DC
TB05,AMC,Texas Bullet 205
TB20,SOCATA,TB-20 Pashosh
TB21,SOCATA,TB-21 Trinidad TC
TB30,Aerospatiale,TB-30 Epsilon
TB31,SOCATA,TB-31 Omega
TBEE,United Consultant,UC-1 Twin Bee
TBM,General Motors,TBM Avenger
TBM7,SOCATA,TBM-700A
TBM8,SOCATA,TBM-700N (TBM-850)
TBM9,Daher,TBM-700N (TBM-910)
TBR3,Golden Circle,T-Bird 3
TC2,Aero Mirage,TC-2
TCAT,Grumman,F7F Tigercat
TCOU,Helio,H-500 Twin Courier
TD1,Taiwan Dancer,TD-1
TD2,Turbine Design,TD-2 Tempest
TD3,Taiwan Dancer,TD-3 Alluvion Legend
TEAL,Schweizer,TSC-1 Teal
TERM,Wilbur L.Smith,Termite
TERR,Foxcon,Terrier
TEX2,Hawker Beechcraft,T-6 Texan 2
TEXA,Fly Synthesis,Texan
TF19,Taylorcraft (US),19 Sportsman
TF21,Taylorcraft (US),F-21
TF22,Taylorcraft (US),F-22 Classic
TFK2,Technoflug,TFK-2 Carat
TFOC,Thunder Wings,Focke-Wulf Fw-190
TFUN,TWI,Taifun
TGRS,Lancair,Tigress
TIAD,Trike Icaros,Adventure
TIGR,Airbus Helicopters,EC-665 Tiger
TIJU,Avions Fairey,Tipsy Junior
TIPB,Avions Fairey,Tipsy B
TJET,Maverick,TJ-1500 TwinJet
TL20,TL Ultralight,TL-2000 Sting
TL30,TL Ultralight,TL-3000 Sirius
TLEG,Legend,Turbine Legend
TM5,TM Aircraft,TM-5
TMOT,Fisher,R-80 Tiger Moth
TMUS,Papa 51,Thunder Mustang
TNAV,Camair,480 Twin Navion
TNDR,Dream,Tundra
TOBA,SOCATA,TB-10 Tobago
TOOT,Meyer,Little Toot
TOR,Aeritalia,Tornado
TOUR,AESL,Airtourer
TOXO,CAG (1),Toxo
TP40,Thunder Wings,Curtiss P-40
TPIL,ENAER,T-35DT Turbo Pillán
TPIN,Scottish Aviation,Twin Pioneer
TR1,Trident,TR-1 Trigull
TR20,Feugray,TR-200
TR26,Feugray,TR-260 Sirius
TR55,3Xtrim,3X-55 Trener
TRAL,Groppo,Trail
TRAP,Capella,T-Raptor
TRBA,Podesva,Trener Baby
TRDO,Titan,Tornado S
TRF1,Team Rocket,F-1
TRIM,Ford,4-AT Tri-Motor
TRIN,Shijiazhuang,LE-500 Little Eagle
TRIS,Anglo Normandy,BN-2A Mk3 Trislander
TRMA,Stinson,A Tri-Motor
TRWN,Pacific Airmotive,Tradewind
TS11,Pzl-Mielec,TS-11 Iskra
TS14,Test,TST-14 Bonus
TS1J,Jonker,JS-1TJ Revelation
TS8,Pzl-Mielec,TS-8 Bies
TSPT,Thunder Wings,Supermarine Spitfire
TSTN,Terrafugia,Transition
TSTR,Air & Space,Twinstar
TT62,High Performance Aircraft (Germany),TT-62 Alekto
TTRS,Humbert,Tetras
TTWO,Parker,Teenie Two
TU16,Tupolev,Tu-16
TU22,Tupolev,Tu-22
TU4,Tupolev,Tu-4
TU95,Tupolev,Tu-95
TUCA,Embraer,A-27 Tucano
TUCR,FLYING LEGEND,Tucano Replica
TUCT,FLYING LEGEND,Turbine Tucano Replica
TUL3,Podesva,TUL-03 Amigo
TUTR,Avro,621 Tutor
TVL4,Travel Air,4
TVLB,Travel Air,B
TWEN,Tecnam,P-2010 Twenty-Ten
TWIR,Dyn'Aero,Twin-R
TWSP,Time Warp,Spitfire
TWST,Silence,Twister
TZRV,IRIAF,JT-2-2 Tazarve
U15,Phoenix Air,U-15 Phoenix
U16,Grumman,HU-16 Albatross
U2,Lockheed,U-2
U21,Beech,EU-21 Ute
U22,Beech,QU-22
UBAT,Australite,Ultrabat
UF10,Distar,UFM-10 Samba
UF13,Distar,UFM-13 Lambada
UFHT,UFO,HeliThruster
UH1,Bell,CUH-1H
UH12,Hiller,UH-12B
UH1Y,Bell,UH-1Y
UHEL,,Ultralight helicopter
UL10,Ultimate,10 Albertan
UL20,Ultimate,20
UL2F,Aeros,UL-2000 Flamingo
UL39,CVUT,UL-39 Albi
UL45,3Xtrim,3X-47 Ultra
ULAC,,Ultralight aircraft
ULPA,Ullmann,Panther
ULTS,American Sportscopter,Ultrasport 496
UM18,Umbaugh,18
UNIV,Neiva,N-621 Universal
URRA,Ibis Aircraft,Urraco
US1,Shin Meiwa,US-1
US2,Shinmaywa,US-2
UT60,UTVA,60
UT65,UTVA,65 Privrednik
UT66,UTVA,66
UT75,UTVA,75
UU12,Udet,U-12 Flamingo Replica
V1,Grumman,OV-1 Mohawk
V10,North American,OV-10 Bronco
V22,Bell-Boeing,CV-22 Osprey
V221,MSW,Votec 221
V252,MSW,Votec 252
V280,Bell,V-280 Valor
V322,MSW,Votec 322
V351,MSW,Votec 351
V452,MSW,Votec 452
V500,REVOLUTION (1),Voyager-500
V8SP,Beachner,V-8 Special
VALI,Vultee,BT-13 Valiant
VAMP,De Havilland,DH-100 Vampire
VANT,Visionaire,VA-10 Vantage
VAUT,Sud,SO-4050 Vautour
VC10,BAC,VC-10
VELO,Velocity,Velocity 173
VELT,Velocity,Velocity V-Twin
VENT,Schempp-Hirth,Ventus 2CM
VEZE,Rutan,33 VariEze
VF14,VFW-Fokker,VFW-614
VF2,Fry,VF-2 Esprit
VF35,Lockheed Martin,F-35B Lightning 2
VF60,VulcanAir,VF-600 Mission
VFHC,,Unmanned aircraft (can hover)
VG3T,Aviakit,Vega 3000
VGUL,Percival,K-1 Vega Gull
VIMA,Valtion,Viima
VIMY,Vickers,FB-27 Vimy Replica
VIPJ,Viper,ViperJet
VIPR,Paxman's,Viper
VISC,Vickers,Viscount
VISI,Pro-Composites,Vision
VIVA,Composit Airplanes,Viva
VIX,Skystar,Kitfox Vixen
VIXN,Amax,Vixen
VJ22,Volmer,VJ-22 Sportsman
VK3P,Cirrus,VK-30 Cirrus (piston)
VK3T,Cirrus,VK-30 Cirrus (turbine)
VL3,Aveko,VL-3
VL3T,JMB Aircraft,VL-3 Evolution Turbine
VLOT,Velocity,Velocity XL (turbine)
VLTT,Velocity,Velocity V-Twin (turbine)
VM1,Vol Mediterrani,VM-1 Esqual
VMT,Myasishchev,VM-T Atlant
VNOM,De Havilland,DH-112 Venom
VNTE,Schempp-Hirth,Ventus 3F
VNTR,ICP,Ventura
VO10,Volaircraft,Volaire 10
VOL2,Volante,Volante Two
VP2,Evans,VP-2 Volksplane
VR20,EGV Costruzioni,VR-202
VR7,Vashon,Ranger R7
VSON,American Affordable,Vision
VTOR,VulcanAir,AP-68TP-600 A-Viator
VTRA,Rans,S-19 Venterra
VTUR,NuVenture,Venture
VULC,Avro,698 Vulcan
VUT1,Evektor,VUT-100 Cobra
VVIG,Rutan,27 VariViggen
VW10,Airconcept,VoWi-10 Airbuggy
VWIT,Aircraft Spruce,V-Witt
W11,Wolf,W-11 Boredom Fighter
W135,Boeing,WC-135R
W201,Weatherly,201
W3,Pzl-Swidnik,W-3 Anakonda
W5BC,Wittman,W-5 Buttercup
W62T,Weatherly,620BTG
WA40,Wassmer,WA-40 Super 4
WA41,Wassmer,WA-41 Baladou
WA42,Wassmer,WA-421 Prestige
WA50,Wassmer,WA-51 Pacific
WA80,Wassmer,WA-80 Piranha
WAC9,Waco,9
WACA,Waco,IBA
WACC,Waco,AGC
WACD,Waco,D
WACE,Waco,ARE Aristocrat
WACF,Waco,CPF
WACG,Waco,CRG
WACM,Waco,JWM
WACN,Waco,AVN
WACO,Waco,10
WACT,Waco,RPT
WAIX,Sonex,Waiex
WASP,Westland,Wasp
WB57,Martin,WB-57
WBOO,Dean-Wilson,DW-200 Whitney Boomerang
WCAT,Grumman,F4F Wildcat
WDEX,Radab,Windex
WESX,Westland,WS-58 Wessex
WF4U,War,Vought F4U Corsair
WFOC,War,Focke-Wulf 190
WFUR,War,Hawker Sea Fury
WG30,Westland,WG-30
WH1,Wendt,WH-1 Traveler
WH4,Hall,WH-4 Harpoon
WHAT,Whatley,Special
WHIL,Reflex,WLAC-1 White Lightning
WHIS,Grove,GR-2 Whisper
WHIT,Miles,M-11 Whitney Straight
WHK2,Rutan,348 White Knight Two
WHKN,Rutan,318 White Knight
WICH,Javelin,Wichawk
WILT,Air-Light,WT-01 Wild Thing
WIND,Watson,GW-1 Windwagon
WINE,Windecker,Eagle
WIRR,Commonwealth Aircraft (Aus),CA-16 Wirraway
WISP,Whisper,Whisper
WLBY,Fly Synthesis,Wallaby
WM2,William Y.Miller,WM-2
WOPU,Aerosport,Woody Pusher
WP40,War,Curtiss P-40 Kittyhawk
WP47,War,Republic P-47 Thunderbolt
WS22,Spring,WS-202 Sprint
WSP,AAK,Wasp
WT10,Aerospool,WT-10 Advantic
WT9,Aerospool,WT-9 Dynamic
WUSH,Wüst,Seahawk
WW1,White,WW-1 Der Jäger D-9
WW23,IAI,1123 Westwind
WW24,IAI,1124 Westwind 2
WZ10,Changhe,WZ-10
WZER,War,Mitsubishi Zero
X2,Sikorsky,X-2
X29,Grumman,X-29
X3,Eurocopter,X-3
X32,Boeing,X-32
X4,Robin,X-4
X47B,Northrop Grumman,X-47B
X49,Piasecki,X-49 SpeedHawk
X55,Fairchild Dornier,X-55
X59,Lockheed Martin,X-59 QueSST
XA41,Xtremeair,XA-41
XA42,Xtremeair,Sbach 342
XA85,Raj Hamsa,XA-85 X-Air LS
XAIR,Raj Hamsa,X-AIR F Gumnam
XB1,Boom,XB-1
XL2,Discovery,XL-2
XNON,Abs Aerolight,Xenon
XNOS,Sonex,Xenos
XV15,Bell,XV-15
Y11,Harbin,Y-11
Y112,Yakovlev,Yak-112
Y12,Harbin,Y-12-2
Y12F,Harbin,Y-12F Aircar
Y130,Yakovlev,Yak-130
Y141,Yakovlev,Yak-141
Y18T,Yakovlev,Yak-18T
Y20,Xian,Y-20 Kunpeng
YA1,Yeoman,YA-1 Cropmaster
YAK3,Yakovlev,Yak-3
YAK9,Yakovlev,Yak-9
YALE,North American,BT-14 Yale
YARR,Arrow (Canada),Yarrow Arrow
YAST,SGAU,Yastreb
YC12,Chasle,YC-12 Tourbillon
YK11,Yakovlev,Yak-11
YK12,PZL Okecie,Yak-12
YK18,Yakovlev,Yak-18
YK28,Yakovlev,Yak-28
YK30,Yakovlev,Yak-30
YK38,Yakovlev,Yak-38
YK40,Yakovlev,Yak-40
YK42,Yakovlev,Yak-142
YK50,Yakovlev,Yak-50
YK52,SC Aerostar,Yak-52
YK53,Yakovlev,Yak-53
YK54,Yakovlev,Yak-54
YK55,Yakovlev,Yak-55
YK58,Yakovlev,Yak-58
YL15,Boeing,YL-15 Scout
YNHL,Aviaimpex,KT-112 Yanhol
YS11,Mitsubishi,YS-11
YUKN,Murphy,Yukon
YUNO,Shuya,Yunona
YURO,SOKO CNIAR,J-22 Orao
Z22,Moravan,Zlin Z-22 Junak
Z26,Moravan,Zlin Z-126 Trener 2
Z37P,Let,Z-37 Sparka
Z37T,Moravan,Z-137 Agro Turbo
Z42,Moravan,Zlin Z-142
Z43,Moravan,Zlin Z-143
Z50,Moravan,Zlin Z-50
ZA6,Aerokopter,ZA-6 Sanka
ZEFR,Curti,Zefhir
ZEP2,Arnet Pereyra,Zephyr 2
ZEPH,ATEC,122 Zephyr
ZERO,Mitsubishi,A6M Zero
ZIA,Applebay,Zia
ZIU,TAI,ZIU
ZULU,BUL,Zùlù
ZZZZ,,Aircraft type not (yet) assigned a designator

"""#
