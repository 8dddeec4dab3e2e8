// swift-format-ignore-file
// Written by Scripts/make-flight-facts; do not edit.
// Virtual Radar Server (https://github.com/vradarserver/standing-data), CC0 1.0.

let airlineTable: StaticString = #"""
icao,iata,name
AAB,,Luxaviation Belgium
AAC,,Army Air Corps
AAD,,Mann Air Ltd
AAE,CT,Air Atlanta Europe
AAG,JI,Armenian Airlines
AAH,,Aloha Air Cargo
AAI,,Air Aurora
AAJ,,Alfa Airlines
AAK,,Alaska Island Air
AAL,AA,American Airlines
AAM,,Aviation Management Corporation
AAN,,Atmospherica Aviation
AAO,,Alpha Aviation
AAP,,Arabasco Air Services
AAQ,,Copterline
AAR,OZ,Asiana Airlines
AAS,4K,Askari Aviation
AAT,,Africa Airlines
AAV,8Y,Pan Pacific Airlines
AAW,8U,Afriqiyah Airways
AAX,,Advance Aviation
AAY,G4,Allegiant Air
AAZ,KJ,Asian Air
ABA,,Aero-Beta
ABB,KF,Air Belgium
ABC,CR,OAG
ABD,CC,Air Atlanta Icelandic
ABE,,Aban Air
ABF,,Scanwings OY
ABG,RL,Royal Flight Airlines
ABH,,Hokuriki-Koukuu Company
ABI,,Antigua and Barbuda Airways
ABJ,E4,Abaeté Linhas Aéreas
ABK,,Alberta Citylink
ABL,BX,Air Busan
ABM,,Aero Albatros
ABN,ZB,Air Albania
ABO,,APSA Colombia
ABP,,ABS Jets
ABQ,ED,Airblue
ABR,,ASL Airlines Ireland
ABS,J7,Afrijet Business Service
ABT,,Ambeo
ABU,,Eagle Aviation Services
ABV,,ASL Airlines UK
ABW,RU,AirBridgeCargo
ABX,GB,ABX Air
ABY,G9,Air Arabia
ABZ,,Air Ambulcance Services
ACA,AC,Air Canada
ACB,,African Cargo Services
ACC,,Avcard Services
ACD,,Academy Airlines
ACE,,Air Charter Express
ACF,,Centro de Formación Aeronáutica de Canarias
ACG,,Air Partner
ACH,,Air Cargo Plus
ACI,SB,Air Caledonie International
ACJ,,AC Aviation
ACK,DV,Nantucket Airlines
ACL,JK,AerCaribe
ACM,,Air Caledonia
ACN,2F,Azul Conecta
ACO,,Aero Comondu
ACP,8V,Astral Aviation
ACQ,YE,Aryan Cargo Express
ACR,,"Aerocenter, Escuela de Formación de Pilotos Privados de Avión"
ACS,,Aircraft Sales and Services
ACT,,Flight Line
ACU,,Air Cargo Transportation System
ACV,,Air Charter Service
ACW,,Royal Air Force
ACX,6U,Air Cargo Germany
ACY,G6,Fly Arna
ADA,,Airservices Australia
ADB,,Antonov Airlines
ADC,,AD Astra Executive Charter
ADD,,Advanced Air Co.
ADE,,Ada Air
ADF,,"Ade, Aviación Deportiva"
ADG,,Aerea Flying Training Organization
ADI,,Audeli Air
ADJ,,Aladdin Jet
ADL,,Aero Dynamics
ADN,,Aero-Dienst
ADO,HD,AIRDO
ADP,,Aerodiplomatic
ADQ,,Avion Taxi
ADR,JP,Adria Airways
ADS,,Aviones de Sonora
ADT,,Arrendaminetos y Transportes Turisticos
ADU,,Airdeal Oy
ADV,,Advanced Flight Training
ADX,,Anderson Aviation
ADY,3L,Air Arabia Abu Dhabi
ADZ,,Compass Cargo Airlines
AEA,UX,Air Europa
AEB,EM,Aero Benin
AEE,A3,Aegean Airlines
AEF,,Aerea
AEG,,Airest
AEH,NL,Amelia International
AEI,,Air Italy Polska
AEJ,,Air Express
AEK,,Aerocon
AEL,,Aegle Aviation
AEM,,Aero Madrid
AEO,,Aero Guernsey
AEP,,Aerotec Escuela de Pilotos
AEQ,,Air Express
AER,KO,Alaska Central Express
AES,,Aerosur Paraguay
AEU,5W,Astraeus
AEV,,Aeroventas
AEW,,Aegean Executive
AEX,,Airway Express
AEY,I9,Air Italy
AEZ,XZ,AeroItalia
AFA,,Alfa Air
AFC,,African West Air
AFD,,Panorama Flight Service
AFE,,Airfast Indonesia
AFF,VJ,Africa Airways
AFG,FG,Ariana Afghan Airlines
AFI,RV,Africaone
AFK,,Africa Air Links
AFL,SU,Aeroflot
AFM,,Air Four
AFN,OG,Air Freight NZ
AFO,,Aero Empresa Mexicana
AFP,,Portuguese Air Force
AFQ,,Alba Servizi Aerotrasporti
AFR,AF,Air France
AFS,,Air Data
AFU,Q9,Afrinat International Airlines
AFV,,Air Afrique Vacancies
AFW,AW,Africa World Airlines
AFY,,Africa Chartered Services
AFZ,,Africa Freight Services
AGA,,AG Air
AGB,G8,Air Service Gabon
AGC,,Arab Agricultural Aviation Company
AGE,,Servicios Aéreos de Los Ángeles
AGF,,Atlantic Gulf Airlines
AGG,,Algoma Airways
AGH,,Altagna
AGI,,Aereo Transportes Los Angeles de America
AGM,,Air Guam
AGO,,Angola Air Charter
AGP,,AERFI Group
AGR,,Air Charters Europe
AGT,1A,Amadeus Global Travel Distribution
AGU,2G,Angara Airlines
AGV,7T,Air Glaciers
AGX,JJ,Aviogenex
AGY,EO,Air Go Egypt
AGZ,,Agrolet-Mci
AHA,GD,Air Alpha Greenland
AHC,,Azal Avia Cargo
AHD,,Czech Air Handling
AHE,,"Airport Helicopter Basel, Muller & Co."
AHF,,Aspen Helicopters
AHH,,Airplanes Holdings
AHI,,Servicios Aéreos de Chihuahua Aerochisa
AHK,LD,Air Hong Kong
AHL,,Aerolíneas Hidalgo
AHM,,Garrison Aviation
AHN,,Air Hungaria
AHP,,Aerochiapas
AHR,,Air Adriatic
AHS,,AHS Air International
AHT,,HTA Helicopteros
AHU,,ABC Air Hungary
AHX,MZ,Amakusa Airlines
AHY,J2,Azerbaijan Airlines
AIA,8R,Amelia
AIB,4Y,Airbus Industrie
AIC,AI,Air India
AIE,,Air Inuit
AIF,,Compañía Aérea de Valencia
AIG,,Air Inter Gabon
AIH,KJ,AirZeta
AII,,Air Integra
AIJ,,ABC Aerolíneas
AIK,,African Airlines International Limited
AIL,,Air Illinois
AIM,,Trabajos Aéreos Murcianos
AIN,,African International Airways
AIO,,United States Air Force
AIP,5A,Alpine Air Express
AIQ,FD,Thai AirAsia
AIR,,Airlift International
AIS,,Air Sureste
AIT,,Airest
AIU,,Alicante Internacional Airlines
AIV,,Airvias S/A Linhas Aéreas
AIW,,Atlantic Island Airways
AIX,,Aircruising Australia
AIY,,Aircrew Check and Training Australia
AIZ,IZ,Arkia Israel Airlines
AJB,,American Jet
AJC,,Bar Harbor Airlines
AJD,GT,Vista Georgia
AJE,,Aero Jet Express
AJF,,Avia Consult Flugbetriebs
AJH,,Aeroaljarafe
AJI,,Ameristar Jet Charter
AJJ,,A2 Jet Leasing
AJK,4W,Allied Air
AJM,JM,Air Jamaica
AJP,,Aero Jets Corporativos
AJR,,A-Jet Aviation Company
AJS,,Aeroejecutivos Colombia
AJT,M6,Amerijet International
AJU,,Air Jetsul
AJV,,ANA & JP Express
AJW,,Alpha Jet International
AJX,NQ,Air Japan
AJY,,Ajet
AKA,,Air Korea
AKB,,Aktjubavia
AKC,KP,Asialink Cargo Express
AKF,,Anikay Air Company
AKG,,No. 84 Squadron RAF
AKH,,Akhal
AKI,,Ibk-Petra
AKJ,QP,Akasa Air
AKK,,Aklak Air
AKL,4A,Air Kiribati
AKM,,Mak Air
AKN,,Alkan Air
AKR,,Aero Clinker
AKT,5T,Canadian North
AKW,,Angkor Airways
AKX,EH,ANA Wings
AKY,,Yak-Service
AKZ,,AK Navigator LLC
ALB,,Aero Albatros
ALC,,"Southern Jersey Airways, Inc."
ALD,AL,Air Leisure
ALE,,Alliance Executive Jets
ALF,,Allied Command Europe (Mobile Force)
ALG,,Air Logistics
ALJ,,Heli Ambulance Team
ALK,UL,SriLankan Airlines
ALL,,Aerovallarta
ALM,,Air ALM
ALN,,Air Lincoln
ALO,,Allegheny Commuter Airlines
ALP,,Allpoints Jet
ALQ,,Altair Aviation (1986)
ALR,,Líneas Aéreas Alaire S.L.
ALS,,Aeralp
ALT,,Aerolíneas Centrales
ALU,,Air Luxor STP
ALV,VH,Aeropostal Alas de Venezuela
ALW,,"Alas Nacionales, S.A."
ALX,,Alpi Jets
ALY,YZ,Alas Uruguay
ALZ,,Alta Flights (Charters) Ltd.
AMA,2Y,Moalem Aviation
AMB,1I,Deutsche Rettungsflugwacht
AMD,,SA Red Cross Air Mercy Service
AME,,Spanish Air Force
AMF,A8,Ameriflight
AMG,,Air Minas Linhas Aéreas
AMH,,Alan Mann Helicopters Ltd.
AMI,,Air Maldives
AMJ,,Amjet Executive
AMK,,AMAC Aerospace
AML,QM,Air Malawi
AMM,,Aeroputul International Marculesti
AMN,,Air Montenegro
AMO,,Air Montreal (Air Holdings Inc.)
AMP,,Aero Transporte S.A. (ATSA)
AMQ,,AMC Aviation
AMR,,Air Specialties Corporation
AMS,,Air Muskoka
AMU,NX,Air Macau
AMV,,AMC Airlines
AMW,6A,Armenia Airways
AMX,AM,Aeroméxico
AMY,,Air Ambar
AMZ,,Amiya Airline
ANA,NH,All Nippon Airways
ANB,,Air Navigation And Trading Co. Ltd.
ANC,,Anglo Cargo
AND,,National Jet Service
ANE,YW,Air Nostrum
ANG,PX,Air Niugini
ANH,,Alajnihah for Air Transport
ANI,,Air Atlantic (Nig) Limited
ANK,KA,Aero Nomad
ANL,,Nacoia Lda
ANM,,Aerotransportacion de Norteamerica
ANO,TL,Airnorth
ANQ,,Aerolínea de Antioquia
ANR,YE,Yanair
ANS,OY,Andes Líneas Aéreas
ANT,4N,Air North Charter - Canada
ANV,,Air Nevada
ANW,,"Aviación Del Noroeste, S.A. de C.V."
ANX,,Secretaria de Marina
ANZ,NZ,Air New Zealand
AOA,,Air Ocean Airlines
AOB,,Aerocaribe Coro
AOC,J6,AVCOM
AOD,,Aero Vodochody
AOE,,Air One Executive
AOF,,Atair Pty Ltd.
AOJ,,Avcon Jet
AOL,,Angkor Airlines
AOM,,Air Ocean Maroc
AON,,Aero Entreprise
AOO,,"As, Opened Joint Stock Company"
AOP,,Aeropiloto
AOR,,Afro International Ent. Limited
AOS,,"Servicios Aéreos Del Sol, S.A. de C.V."
AOT,OE,Asia Overnight Express
AOU,,Air Tractor
AOV,,Aero Vision
AOX,,Aerotaxi Del Valle
APA,,Air Park Aviation Ltd.
APC,,"Airpac Airlines, Inc."
APD,1Z,Sabre Pacific
APE,,Parcel Express
APF,HP,populAir
APG,Z2,Philippines AirAsia
APH,,"Alpha Aviation, Inc."
API,,"ASA Pesada, Lda."
APJ,MM,Peach
APL,,"Appalachian Flying Service, Inc."
APM,,"Airpac, Inc."
APO,P4,Air Peace
APP,AL,AlpAvia
APQ,,Aspen Aviation
APR,,Aerolíneas Primordiales
APT,,"LAP Colombia - Líneas Aéreas Petroleras, S.A."
APU,,"Aeropuma, S.A."
APV,,Air Plan International
APW,JW,Arrow Air
APX,,Naljets
APY,,APA Internacional
APZ,YP,Air Premia
AQA,,"Aeroatlas, S.A."
AQL,,Aquila Air Ltd.
AQN,,Air Queensland
AQO,,Aluminum Company Of America
AQS,,Airstream
AQT,,"Aviones de Renta de Quintana Roo, S.A. de C.V."
AQU,,AirQuarius Aviation
AQZ,,Aerodyne Charter Company
ARA,W3,Arik Air
ARB,,Avia Air N.V.
ARC,,Air Routing International Corp.
ARD,2B,Aerocondor
ARE,4C,LAN Colombia
ARG,AR,Aerolíneas Argentinas
ARH,,Arrowhead Airways
ARI,,Aero Vics
ARJ,,"Aerojet de Costa Rica, S.A."
ARK,,Aero Link Air Services S.L.
ARL,,Airlec Air Espace
ARN,,Aeronexus Corporate
ARO,,Acero Taxi
ARP,,Aero Corporate
ARQ,,"Armstrong Air, Inc."
ARR,QN,Air Armenia
ARS,,Aeromet Servicios
ART,6Y,SmartLynx Airlines
ARU,AG,Aruba Airlines
ARV,,Aravco Ltd.
ARW,,Aria
ARX,,"Air Xpress, Inc."
ARY,,Argosy Airways
ARZ,UR,Azur Air Germany
ASA,AS,Alaska Airlines
ASB,,Air-Spray 1967 Ltd.
ASC,,Air Star Corporation
ASD,4D,Air Sinai
ASE,PL,Airstars
ASF,,Austrian Air Force
ASG,,African Star Airways (PTY) Ltd.
ASH,YV,Mesa Airlines
ASI,,"Aerosun International, Inc."
ASJ,,AstonJet
ASK,,Aerosky
ASL,JU,Air Serbia
ASM,,Awesome Flight Services (PTY) Ltd.
ASN,,Air and Sea Transport
ASO,,Aero Slovakia
ASP,,Airsprint
ASQ,EV,ExpressJet
ASR,,"All Star Airlines, Inc."
ASS,,"Air Class, S.A. de C.V."
AST,,Aerolíneas Del Oeste
ASV,RS,Air Seoul
ASW,,Air Southwest Ltd.
ASX,,Air Special
ASY,,Royal Australian Air Force
ATA,,Air Transport Association
ATB,,Atlantair Ltd.
ATC,TC,Air Tanzania
ATD,,Aerotours Dominicana
ATE,,"Atlantis Transportation Services, Ltd."
ATF,,Compañía Aerotécnicas Fotográficas
ATG,F5,Aerotranscargo
ATH,,Air Travel Corp.
ATJ,,Air Traffic GmbH
ATK,,AeroTACA
ATL,,Atlas Air Service
ATM,FO,Airlines of Tasmania
ATN,8C,Air Transport International
ATP,,ASTRAL Colombia - Aerotransportes Especiales Ltda.
ATQ,,Air Transport Schiphol
ATR,,Atrak Air
ATS,,Air Transport Service
ATU,,Atlant Aerobatics Ltd.
ATV,,Avanti Air
ATX,T6,AirSWIFT
ATZ,,Ace Air
AUA,OS,Austrian Airlines
AUD,,"Audi Air, Inc."
AUF,,Augusta Air Luftfahrtunternehmen
AUH,MO,Abu Dhabi Amiri Flight
AUI,PS,Ukraine International Airlines
AUJ,,Business Flight Salzburg
AUK,UI,Auric Air
AUL,5N,Smartavia
AUM,,Air Atlantic Uruguay
AUN,,Common Sky
AUO,,"Empresa (Aero Uruguay), S.A."
AUP,,Avia Business Group
AUR,GR,Aurigny Air Services
AUS,NO,Aus-Air
AUU,,"Aurora Aviation, Inc."
AUV,7Q,FLYONE Asia
AUX,,Air Uganda International Ltd.
AUY,,"Aerolíneas Uruguayas, S.A."
AUZ,Z7,Amaszonas Uruguay
AVA,AV,Avianca
AVB,,Aviation Beauport
AVD,,"Álamo Aviación, S.L."
AVE,VE,Avensa
AVF,,Aviair Aviation Ltd.
AVG,,Aviation Legacy
AVH,,AV8 Helicopters
AVJ,YK,Avia Traffic Company
AVK,,AV8 Helicopters
AVM,,"Aviación Ejecutiva Mexicana, S.A."
AVN,NF,Air Vanuatu
AVO,,Aviation at Work
AVP,,Avcorp Registrations
AVQ,,"Aviation Services, Inc."
AVR,EX,Avianca Express
AVS,,Avialsa T-35
AVT,,Asia Avia Airlines
AVU,,Avia Sud Aérotaxi
AVV,,Airvantage Incorporated
AVW,,Aviator Airways
AVX,,Aeroclub de Vitoria
AVY,,"Aerovaradero, S.A."
AVZ,,Air Valencia
AWA,2A,Air Astra
AWB,,"Airways International, Inc."
AWC,ZT,Titan Airways
AWD,,Providence Aviation Services
AWE,US,US Airways
AWG,A2,Anima Wings
AWH,,Aerowest
AWI,ZW,Air Wisconsin
AWJ,,Sahel Airlines
AWK,,Airwork
AWL,,Air Walser
AWN,,Air Niamey
AWO,,Awood Air Ltd.
AWP,,Aeroworld Pakistan
AWQ,QZ,Indonesia AirAsia
AWR,,Arctic Wings And Rotors Ltd.
AWS,,Arab Wings
AWT,2B,Albawings
AWU,7E,Sylt Air
AWV,,"Airwave Transport, Inc."
AWY,,"Aeroway, S.L."
AWZ,,Air West Cargo
AXB,IX,Air India Express
AXD,,Air Express
AXE,ED,AirExplore
AXH,,Aeromexhaga
AXI,,"Aeron International Airlines, Inc."
AXK,,African Express Airways
AXM,AK,AirAsia
AXN,,Alexandair
AXP,,Aeromax
AXQ,,Action Airlines (Action Air Charter)
AXR,,"Axel Rent, S.A."
AXS,,Axis Aviation San Marino
AXV,,AVA Airlines
AXX,,Advance Air Luftfahrtgesellschaft
AXY,,Air X Charter
AYB,,Belgian Army
AYD,,Aladia Airlines
AYE,,Yunnan Yingan Airlines
AYG,,Air Thanlwin
AYJ,,Zeman Nextgen
AYK,,Aykavia Aircompany
AYM,,"Airman, S.L."
AYN,FS,FlyArystan
AYR,,Flight Training Europe
AYS,7D,Madagasikara Airways
AYT,,Ayeet Aviation & Tourism
AYU,,Yuhi Air Lines
AYY,,Air Alliance Express
AYZ,3G,Atlant-Soyuz Airlines
AZB,ZN,Zambia Airways
AZD,,Zimex Aviation Austria
AZE,ZE,Arcus-Air Logistic
AZF,,Air Zermatt AG
AZG,7L,Silk Way West Airlines
AZI,A2,Astra Airlines
AZK,,Azalhelikopter
AZL,,Africa One
AZM,ZU,Azman Air
AZN,Z8,Amaszonas
AZO,A4,Azimut
AZP,ZP,Paranair
AZQ,ZP,Silk Way Airlines
AZR,,Zenith Air
AZS,,Aviacon Zitotrans Air Company
AZT,,"Azimut, S.A."
AZU,AD,Azul Linhas Aéreas Brasileiras
AZV,ZF,Azur Air
AZW,UM,Air Zimbabwe
AZX,,Air Max Africa
AZY,,Aztec Worldwide Airlines
AZZ,,Azza Transport
BAA,,Balkan Agro Aviation
BAB,,Bahrain Air BSC (Closed)
BAC,,BAC Leasing Limited
BAE,,BAE Systems
BAF,,Belgian Air Force
BAH,,The Amiri Flight
BAJ,8Q,Baker Aviation
BAK,,Blackhawk Airways
BAL,,Belle Air Europe
BAM,,Business Air Services
BAN,,British Antarctic Survey
BAP,,Trans International Express Aviation
BAR,,Abu Dhabi Aviation
BAS,,Aero Services
BAT,,Premiair
BAU,,Bissau Airlines
BAV,QH,Bamboo Airways
BAW,BA,British Airways
BAX,,Best Aero Handling Ltd
BAY,,Bravo Airways
BBA,,Bombardier
BBB,,Blackbird Air
BBC,BG,Biman Bangladesh Airlines
BBD,BF,Bluebird Cargo
BBE,,Ababeel Aviation
BBG,BZ,Blue Bird Airways
BBJ,,Blue Air Lines
BBL,7B,BBN Airlines Indonesia
BBO,F7,Flybaboo
BBQ,,Eastern Air Express
BBR,S3,SBA Airlines
BBS,,Beibars CJSC
BBT,B5,BBN Airlines
BBX,,Bel Air Aviation
BBZ,,Bluebird Aviation
BCB,,Carib Express
BCC,8B,Business Air
BCF,B4,BACH Flugbetriebsges
BCH,,Phillips Air
BCI,SI,Blue Islands
BCJ,,Blue Jet Charters
BCK,,Priority Aviation Company
BCN,,Ocean Air
BCR,,British Charter
BCS,QY,European Air Transport
BCT,,BCT Aviation
BCV,3B,Bestfly Cabo Verde
BCY,WX,CityJet
BDA,BZ,Blue Dart Aviation
BDF,,Bissau Discovery Flying Club
BDG,,Mississippi State University
BDI,,Benair
BDJ,,Deer Jet Beijing
BDM,,Air Bandama
BDN,,QinetiQ
BDR,J4,Badr Airlines
BDS,,South Asian Airlines
BDV,,Aberdair Aviation
BEA,,Best Aviation Ltd
BEC,,State Air Company Berkut
BED,,Belgorod Aviation Enterprise
BEF,,Balear Express
BEH,,Bel Air Helicopters
BEK,Z9,Bek Air
BEL,SN,Brussels Airlines
BER,,Fly Air41 Airways
BES,E8,Bees Airlines
BET,,BETA - Brazilian Express Transportes Aéreos
BEZ,,Kingfisher Air Services
BFA,,Presidence Du Faso
BFC,,Basler Flight Service
BFD,,Bertelsmann
BFF,,Air Nunavut
BFG,,Bear Flight
BFL,J4,Buffalo Airways
BFN,,Compangnie Nationale Naganagani
BFO,,Bombardier
BFR,,Burkina Airlines
BFS,,Business Flight Sweden
BFW,,Bahrain Defence Force
BFX,,Fly Away
BGA,4Y,Airbus Transport International
BGD,B9,Air Bangladesh
BGF,,Aviodetachment-28
BGG,,Aero BG
BGH,,BH Air
BGI,,British Gulf International
BGK,,British Gulf International-Fez
BGM,,Bugulma Air Enterprise
BGN,BD,Budget Lines
BGR,,Budget Air Bangladesh
BGT,,Bergen Air Transport
BGY,,Bingo Airways
BHA,U4,Buddha Air
BHC,,Aerotaxis De La Bahia
BHI,,Balkh Airlines
BHL,,Bristow Helicopters
BHN,,Bristow Helicopters Nigeria
BHO,,Bhoja Airlines
BHP,4T,Belair Airlines
BHR,,Bighorn Airways
BHS,UP,Bahamasair
BHT,,Bright Air
BHV,,Specavia Air Company
BHY,,Bosphorus European Airways
BIB,,Michelin Air Services
BID,,Binair
BIG,,Big Island Air
BIH,BS,British International Helicopters
BIL,,Billund Air Center
BIN,,Boise Interagency Fire Center
BIO,,Bioflight
BIR,,Bird Leasing
BIS,,Sky Bishek
BIV,,Aviaservice
BIZ,,Bizjet Ltd
BJA,,Baja Air
BJC,,Baltic Jet Aircompany
BJK,EX,"Atlantic Airlines, Inc."
BJN,CA,Beijing Airlines
BJS,,Business Jet Solutions
BJT,,ACM Aviation
BKA,B4,Bankair
BKF,,BF-Lento OY
BKH,,RAF Barkston Heath
BKJ,,Barken International
BKK,,Blink
BKL,,Aircompany Barcol
BKP,PG,Bangkok Airways
BKV,BQ,Bukovyna
BLA,0B,Blue Air
BLB,,Blue Bird Aviation
BLC,,Bellesavia
BLE,,Blue Line
BLF,KF,Blue1
BLG,,Belgavia
BLH,,Blue Horizon Travel Club
BLI,,Thyssen Krupp AG
BLJ,,Blue Jet
BLK,,Westcoast Energy
BLL,,Baltic Airlines
BLM,,Blue Sky Airlines
BLN,,Bali International Air Service
BLR,,Atlantic Coast Airlines
BLS,JV,Bearskin Lake Air Service
BLT,,Baltic Aviation
BLU,,IMP Aviation Services
BLV,B3,Bellview Airlines
BLW,,Wermlandsflyg AB
BLX,6B,TUIfly Nordic
BLY,,Starair
BLZ,,Aero Barloz
BMA,2T,BermudAir
BMD,,British Medical Charter
BME,,Briggs Marine Environmental Services
BMH,,Bristow Masayu Helicopters
BMJ,CH,Bemidji Airlines
BMK,,GST Aero Aircompany
BML,BH,Bismillah Airlines
BMM,8A,Atlas Blue
BMN,,Bowman Aviation
BMS,0B,Blue Air
BMV,,Alatau Airlines
BMW,,BMW
BMX,,Banco de Mexico
BNA,,Bun Air Corporation
BNB,,Aero Banobras
BNC,,Sundance Air
BND,,Bond Offshore Helicopters
BNE,7B,AirBorneo
BNG,,BN Group Limited
BNH,,Baoneng Business Aviation
BNI,,Alberni Airways
BNJ,,ASL AirTaxi
BNL,NB,Berniq Airways
BNO,,Avincis Aviation Norway
BNR,,Bonair Aviation
BNS,,Bancstar - Valley National Corporation
BNT,,Bentiu Air Transport
BNV,,Benane Aviation Corporation
BNW,,British North West Airlines
BNX,KG,LAI - Línea Aérea IAACA
BNZ,AB,Bonza Airlines
BOA,,Boniair
BOC,,Aerobona
BOD,,Bond Air Services
BOE,,Boeing
BOF,,Bordaire
BOH,,Air Bohemia
BOI,,Aboitiz Air
BOL,2L,Transportes Aéreos Bolivianos
BOM,,Haute Aviation
BOO,,Bookajet
BOS,,OpenSkies
BOT,BP,Air Botswana
BOU,BO,Bouraq Indonesia Airlines
BOV,OB,Boliviana de Aviación
BOX,3S,Aerologic
BPA,BV,Blue Panorama Airlines
BPC,,Braspress Air Cargo
BPK,,Berkhut ZK
BPO,,Bundespolizei-Fliegertruppe
BPS,,Budapest Aircraft Services/Manx2
BPT,,Bonus Aviation
BPX,,British Petroleum Exploration
BQA,,Boutique Aviation
BRD,,Brock Air Services
BRE,,Breeze Ltd
BRF,,Air Bravo
BRG,8E,Bering Air
BRH,,Star Air Cargo
BRJ,,Bairline
BRK,,Briansk State Air Enterprise
BRL,,Air Brasd'or
BRM,,Air 500
BRN,,Branson Airlines
BRO,,2Excel Aviation
BRP,,AeroBratsk
BRQ,UZ,El-Buraq Air Transport
BRR,,Mountain Air Service
BRS,,Brazilian Air Force
BRT,,British Regional Airlines
BRU,B2,Belavia Belarusian Airlines
BRW,,Bright Aviation Services
BRX,TF,Braathens Regional Airways
BRY,,Burundayavia
BSB,,Air Wings
BSC,KW,Aerostan
BSD,,Blue Star Airlines
BSF,,Bluesky Airways
BSG,,Blue Square Aviation
BSI,,Brasair Transportes Aéreos
BSJ,,Blue Swann Aviation
BSM,,Blue Sky Aviation
BSN,,Connectair Charters
BSO,,Aeroclub Barcelona-Sabadell
BSP,,Global Airways (BSP)
BSQ,BH,Basra Airlines
BSR,G6,Guine Bissaur Airlines
BSS,,Bissau Aero Transporte
BST,,Best Air
BSW,,Zhong Dong Business Jet
BSY,GQ,Big Sky Airlines
BTC,V9,BAL Bashkirian Airlines
BTH,,Baltijas Helicopters
BTI,BT,Air Baltic
BTK,ID,Batik Air
BTL,,Baltia Air Lines
BTN,B3,Buthan Airlines
BTP,,Veritair Ltd
BTQ,4B,Boutique Air
BTR,,Botir-Avia
BTS,,Aerotaxis Albatros
BTT,,BT-Slavuta
BTU,,Rolls-Royce plc
BTV,Y6,Batavia Air
BTX,,Volkswagen AirService
BTZ,L9,Bristow U.S. LLC
BUC,H6,European Air Charter
BUE,,Orebro Aviation
BUG,,UVT Aero
BUL,,Blue Airlines
BUN,,Buryat Airlines Aircompany
BUR,,Air Bucharest
BVA,,Buffalo Airways
BVC,,Bulgarian Aeronautical Centre
BVL,,Bul Air
BVN,,Baron Aviation Services
BVR,,ACM Air Charter
BVT,J8,Berjaya Air
BVU,,"Bellview Airlines, Sierra Leone"
BVV,,Spark+ Joint-Stock Company
BWA,BW,Caribbean Airlines
BWI,,Blue Wing Airlines
BWJ,,HK Bellawings
BWL,,BWA (2002) Ltd
BWY,,Fleet Requirements Air Direction Unit
BXA,,Bahrain Executive Air Services
BXH,,Bar XH Air
BXI,,Brussels International Airlines
BXR,,Redding Aero Enterprises
BYA,,Berry Aviation
BYC,,Northern Airlines Sanya
BYD,B4,Beond
BYE,BM,Bayu Indonesia Air
BYL,,Bylina Joint-Stock Company
BYR,,Berytos Airlines
BYT,,Patriot Aviation Limited
BZA,,Bizair Fluggesellschaft
BZD,,Canadian Global Air Ambulance
BZE,,Zenith Aviation
BZF,,Jet Aviation Business Jets
BZH,DB,Brit Air
BZS,,Aero Biniza
BZZ,,Butane Buzzard Aviation Corporation
CAB,,Chesapeake Air Service
CAC,,Conquest Airlines
CAD,8F,Cardig Air
CAE,,Colibri Aviation
CAG,,China National Aviation Corporation
CAH,,E+S Air
CAI,XC,Corendon Airlines
CAJ,,Air Caraibes Atlantique
CAK,,Congo Air
CAL,CI,China Airlines
CAM,R9,Camai Air
CAN,,Crest Aviation
CAO,CA,Air China Cargo
CAP,,Civil Air Patrol
CAQ,,Cityair (Chester) Limited
CAR,,Inter RCA
CAS,,Christman Air System
CAT,,Copenhagen Air Taxi
CAV,MO,Calm Air
CAW,MN,Comair
CAX,,Central Air Express
CAY,KX,Cayman Airways
CAZ,,Cat Aviation
CBA,,Civil Aviation Inspectorate of the Czech Republic
CBB,,Cheboksary Airenterprise JSC
CBC,,Caribair
CBD,,Lockheed Martin Aeronautics
CBE,,Aerovías Caribe
CBG,GX,GX Airlines
CBI,,Cabi
CBJ,JD,Beijing Capital Airlines
CBL,,Cumberland Airways (Nicholson Air Service)
CBM,,Dragonfly Aviation Services
CBN,,Swedish Civil Aviation Administration
CBO,,Aerotaxi del Cabo
CBR,0C,Cobra Aviation
CBS,,Air Columbus
CBT,,Catalina Flying Boats
CBV,,Aereo Cabo
CBW,,Suzhou Aviation
CBX,,Cobrex Trans
CBY,,Coningsby Flying Training Unit
CCA,CA,Air China
CCC,CW,Air Cargo Global
CCD,CA,Dalian Airlines
CCE,,Cairo Air Transport Company
CCF,,CCF Manager Airline
CCG,3B,Central Connect Airlines
CCH,,Chilchota Taxi Aéreo
CCK,,Flight Trac
CCM,XK,Air Corsica
CCO,ZY,China Air Cargo
CCP,MG,Champion Air
CCQ,,Capital City Air Carriers
CCS,,COMAC Express
CCV,,Centro De Helicopteros Corporativos
CCW,CQ,Central Charter
CCX,,Colt International
CCY,,Cherry Air
CDA,,Aerocardal
CDC,GJ,Loong Air
CDE,,Comed Group
CDG,SC,Shandong Airlines
CDI,,Cards Air Services
CDL,,Sunbird Airlines
CDM,,Carga Aérea Dominicana
CDN,,Canadian Helicopters
CDP,Q6,Aero Condor Peru
CDR,,Canadian Regional Airlines
CDS,,Spectrem Air
CDT,,Real Aero Club de Reus-Costa Dorado
CDU,,Aerotrans
CDV,,Airline Skol
CDY,,Heliaviation Limited
CEA,3C,RegionsAir
CEB,5J,Cebu Pacific
CEC,,Celtic Airways
CED,,CEDTA (Compañía Ecuatoriana De Transportes Aéreos)
CEE,,Servicios Aéreos Centrales
CEF,,Czech Air Force
CEG,,Cega Aviation
CEL,C2,Ceiba Intercontinental
CEM,,Central Mongolia Airways
CEO,,Jet Eksekutif Travya
CEP,,Chipola Aviation
CER,,Cetraca Aviation Service
CES,MU,China Eastern Airlines
CET,,Centrafrican Airlines
CEV,,Cente D'Essais En Vol
CEX,,Capitol Air Express
CEY,Y2,Air Century
CFA,,China Flying Dragon Aviation
CFC,,Canadian Forces
CFD,,Cranfield University
CFE,CJ,BA CityFlyer
CFF,,Aerofan
CFG,DE,Condor
CFH,,Care Flight
CFI,,Flight Inspection Center of the General Administration of Civil Aviation in Chin
CFJ,,Fujian Airlines
CFL,,Bromma Air Maintenance
CFM,,ACEF
CFN,,Church Fenton Flying Training Unit
CFR,,Africa One
CFS,EM,Empire Airlines
CFT,,Jet Freighters
CFU,,United Kingdom Civil Aviation Authority
CFV,,Aero Calafia
CFZ,,Zhongfei General Aviation
CGA,8Z,Congo Airways
CGB,,Air Cargo Belize
CGC,,Cal Gulf Aviation
CGD,,Charlotte Air National Guard
CGE,,Nelson Aviation College
CGF,,Cargoair
CGG,,Walmart Aviation
CGH,GT,Air Guilin
CGI,,Rusair JSAC
CGK,,Click Airways
CGL,,Seagle Air
CGM,,Cargoman
CGN,9H,Chang'an Airlines
CGO,,Chicago Air
CGP,8L,Cargo Plus Aviation
CGR,,Compagnia Generale Ripreseaeree
CGS,,SolitAir
CGU,,Chinguetti Airlines
CGV,,Aero Clube Do Algarve
CGW,,Air Great Wall
CGX,,United States Coast Guard Auxiliary
CGY,,Corporacion Paraguaya De Aeronautica
CGZ,GY,Colorful Guizhou Airlines
CHA,,Central Flying Service
CHB,PN,West Air
CHC,,China Ocean Helicopter Corporation
CHD,,223 Flight Unit State Airline
CHE,,Top Flight Air Service
CHF,X7,Chitaavia
CHG,X7,Challenge Airlines
CHH,HU,Hainan Airlines
CHI,,Cougar Helicopters
CHJ,,Star Jet
CHL,,Cohlmia Aviation
CHM,,Chemech Aviation
CHN,,Channel Island Aviation
CHO,,Chrome Air Services
CHP,6A,Aviacsa
CHQ,RP,Chautauqua Airlines
CHR,,Air Charter Services
CHS,,Challenge Aviation
CHU,,Church Aircraft
CHV,,Air Charter Professionals
CHW,,Charter Air
CHX,,DRF Luftrettung
CHY,ZY,China Air Cargo
CHZ,X6,Challenge Air Cargo
CIA,,Civil Aviation Authority
CIB,,Condor
CIC,,ICC Canada
CID,,Asia Continental Airlines
CIE,,Czech Government Flying Service
CIG,,Sirius-Aero
CII,,Cityfly
CIK,,Country International Airlines
CIL,,Cecil Aviation
CIM,QI,Cimber Sterling
CIN,,Saffron Aviation
CIO,,Il Ciocco International Travel Service
CIR,5F,Arctic Circle Air Service
CIU,A2,Cielos Airlines
CIV,,Civil Aviation Authority of New Zealand
CIW,,Civair Airways
CJA,C6,CanJet
CJC,9L,Colgan Air
CJE,,Aeroservices Corporate
CJG,,Zhejiang Airlines
CJI,,Corporate Jets
CJL,AU,Jetlines
CJR,,Caverton Helicopters
CJS,,Commonwealth Jet Service
CJT,W8,Cargojet Airways
CJX,RY,Jiangxi Air
CJZ,,Caliber Jet
CKA,,Cook Inlet Aviation
CKC,,CKC Services
CKE,,Corporate Aviation Services
CKK,CK,China Cargo Airlines
CKL,,Aviation Charter Services
CKM,,BKS Air (Rivaflecha)
CKR,,Crown Air Systems
CKS,K4,Kalitta Air
CLA,,Comlux Aviation
CLB,,Flight Precision Limited
CLD,,Clowes Estates Limited
CLE,,Colemill Enterprises
CLF,,Centreline
CLG,CE,Chalair Aviation
CLH,CL,Lufthansa CityLine
CLJ,,Cello Aviation
CLK,,Clark Aviation
CLL,,Aerovías Castillo
CLM,,Cargo Link (Caribbean)
CLN,,Barnes Olsen Aeroleasing
CLP,,Aero Club De Portugal
CLR,,Trans America
CLS,,Challenge Air Transport
CLT,,Caribbean Air Transport
CLU,P3,CargoLogicAir
CLV,,Lom Praha Flying School
CLW,,Centralwings
CLX,CV,Cargolux
CLY,,Clay Lacy Aviation
CLZ,,Cloud 9 Air Charters
CMA,2C,CMA CGM Air Cargo
CMB,,United States Transportation Command
CME,,Prince Edward Air
CMF,,Air Care Alliance
CMG,,Comet Airlines
CMH,,Commair Aviation
CMI,CS,Continental Micronesia
CMJ,,Comfort Jet Services
CMK,,Chernomor-Avia
CML,,Commander Air Charter
CMM,,Compagnie Aérienne du Mali
CMN,,Eckles Aircraft
CMP,CM,Copa Airlines
CMR,,CAM Air Management
CMS,Z7,Camex Airlines
CMT,,Casement Aviation
CMU,,Northern Aviation Service
CMV,3C,Calima Aviación
CMX,,El Caminante Taxi Aéreo
CMY,,Cape Smythe Air
CMZ,,CM Stair
CNA,7N,Centavia
CNB,,Cityline Hungary
CNC,,Corporación Aéreo Cencor
CND,CD,Corendon Dutch Airlines
CNE,,Air Toronto
CNF,PM,Canary Fly
CNG,,Coastal Airways
CNH,,Aquila Air
CNI,,Empresa Nacional De Servicios Aéreos
CNJ,,Nanjing Airlines
CNK,,Sunwest Aviation
CNL,,Centennial Airlines
CNM,CA,Air China Inner Mongolia
CNR,,Condor Aero Services
CNS,,PlaneSense
CNT,,Connect Linhas Aéreas
CNU,,Air Consul
CNV,,United States Navy
CNW,CO,North-Western Cargo
CNX,,AllCanada Express
CNY,,Central Airways
COA,CO,Continental Airlines
COD,,Concordavia
COF,,Confort Air
COH,,Coltishall Flying Training Unit
COL,,Columbia Air
COM,OH,Comair
CON,,Continental Oil
COO,,Corporate Airlink
COP,,Copper State Air Service
COT,,Costa Airlines
COV,,Helicentre Coventry
COW,,Cowi
COY,7C,Coyne Aviation
COZ,F5,Cosmic Air
CPA,CX,Cathay Pacific
CPB,,Corpac Canada
CPC,CP,Canadian Pacific Airlines
CPD,,Capital Airlines
CPG,,Corporacion Aeroangeles
CPH,,Champagne Airlines
CPI,,Compagnia Aerea Italiana
CPJ,,Phenix Jet
CPL,,Chaparral Airlines
CPM,,Compagnie Mauritanienne Des Transports
CPN,RV,Caspian Airlines
CPO,,Corporate Aircraft Company
CPR,,Corporate Air
CPS,,Compass International Airways
CPT,,Corporate Air
CPV,,Air Corporate
CPW,,Chippewa Air Commuter
CPX,,Capital Air Service
CPZ,CP,Compass Airlines
CQC,,Central Queensland Aviation College
CQH,9C,Spring Airlines
CQN,OQ,Chongqing Airlines
CRB,,Caricom Airways
CRC,QC,Camair-Co
CRD,QC,Air Corridor
CRE,,Jet OUT
CRG,2G,Cargoitalia
CRH,,CRI Helicopters Mexico
CRJ,,Air Cruzal
CRK,HX,Hong Kong Airlines
CRL,SS,Corsair
CRM,,Commander Mexicana
CRN,,Carson Air
CRO,,Crown Airways
CRP,,Aerotransportes Corporativos
CRQ,,Air Creebec
CRS,,Comercial Aérea
CRT,,Caribintair
CRW,,Crownair
CRX,,Cross Aviation
CRY,,Primavia Limited
CSA,OK,Czech Airlines
CSB,2I,21 Air
CSC,3U,Sichuan Airlines
CSD,,Courier Services
CSE,,CSE Aviation
CSF,,Clasair
CSG,CZ,China Southern Airlines Cargo
CSH,FM,Shanghai Airlines
CSI,,Central Skyport
CSJ,,Castle Aviation
CSK,,Flightcraft
CSL,,California Air Shuttle
CSM,,Ratkhan Air
CSN,CZ,China Southern Airlines
CSO,,Casino Airline
CSP,,Casper Air Service
CSQ,II,IBC Airways
CSS,O3,SF Airlines
CST,BX,Coast Air
CSV,,Coastal Travels
CSW,CS,Chair Airlines
CSY,,Shuangyang General Aviation
CSZ,ZH,Shenzhen Airlines
CTA,,Aero Charter and Transport
CTD,,Aerocorporativos
CTE,,Air Tenglong
CTF,,Cutter Aviation
CTG,,Canadian Coast Guard
CTH,,China General Aviation Corporation
CTJ,HT,Tianjin Air Cargo
CTK,,East Midlands Helicopters
CTL,,Central Airlines
CTM,,Commandement Du Transport Aerien Militaire Francais
CTN,OU,Croatia Airlines
CTO,,Cape Air Transport
CTP,,Tashkent Aircraft Production Corporation
CTQ,,CTK Network Aviation
CTR,,Aerolíneas Centauro
CTS,,Center-South
CTT,,Custom Air Transport
CTU,,Citrus Airlines
CTV,QG,Citilink
CTW,,Cargo Three
CTY,,Cryderman Air Service
CTZ,,CATA Línea Aérea
CUA,KN,China United Airlines
CUB,CU,Cubana de Aviación
CUH,UQ,Urumqi Air
CUI,,Cancun Air
CUK,,Polo Aviation
CUO,,Aerocuahonte
CUT,,Court Helicopters
CVA,,Air Chathams
CVC,J7,Centre-Avia
CVE,,Cabo Verde Express
CVF,,Dassault Falcon Jet Corporation
CVG,,Carill Aviation
CVK,,Cavok Air
CVL,,Coval Air
CVO,,Center Vol
CVR,,Chevron U.S.A
CVT,,Peran
CVU,,Grand Canyon Airlines
CVV,,Comeravia
CWA,W2,Canadian Western Airlines
CWC,WE,Centurion Air Cargo
CWD,,Caernarfon Airworld
CWE,,Celtic West
CWH,,Canadian Warplane Heritage Museum
CWK,KR,Comores Airlines
CWL,,Cranwell Flying Training Unit
CWM,CW,Air Marshall Islands
CWN,FQ,Crown Airlines
CWP,,Australian Customs Service
CWT,,Texas Airways
CWU,,Wuhan Airlines
CWW,,Canair
CWX,,Crow Executive Air
CWY,,Woodgate Executive Air Charter
CWZ,,Capitol Wings Airline
CXA,MF,Xiamen Airlines
CXE,,Caicos Express Airways
CXH,XO,China Xinhua Airlines
CXI,XR,Corendon Airlines Europe
CXJ,,Xinjiang Airlines
CXK,,ATP Flight School
CXM,3G,AsiaCargo Express
CXO,,Conroe Aviation Services
CXP,XP,Xtra Airways
CXS,E9,Boston-Maine Airways
CYA,,Cheyenne Airways
CYC,,Cyprair Tours
CYE,,Aerocheyenne
CYF,U8,Tus Airways
CYG,,Yana Airlines
CYL,,Air One Cityliner
CYN,ZO,Colorful Yunnan General Aviation
CYO,,Air Transport
CYP,CY,Cyprus Airways
CYS,,Cypress Airlines
CYT,,Crystal Shamrock
CYZ,CF,China Postal Airlines
DAA,,Decatur Aviation
DAB,,Dassault Aviation
DAC,DA,Daily Air
DAD,,Dorado Air
DAE,D5,DHL Aero Expreso
DAF,,Danish Air Force
DAG,N2,Dagestan Airlines
DAH,AH,Air Algérie
DAL,DL,Delta Air Lines
DAM,,Kyrgyzstan Department of Aviation
DAO,D3,Daallo Airlines
DAP,V5,Aerovías DAP
DAR,,Danish Army
DAS,,Damascene Airways
DAT,Y9,Lynx Air
DAU,D5,Dauair
DAV,,Dornier Aviation Nigeria
DAY,,Daya Aviation
DBA,,Air Alpha
DBD,,Air Niagara Express
DBJ,,Duchess of Britany (Jersey) Limited
DBK,,Dubrovnik Air
DBP,BU,CAA
DBR,,Dutchbird
DCA,,Dreamcatcher Airways
DCC,,Caribbean Air Cargo
DCE,,Dutch Caribbean Express
DCF,,DC Aviation Al-Futtaim
DCL,,Transportes Aéreos Don Carlos
DCM,,FLTPLAN
DCN,,Federal Armed Forces
DCO,,David Crawshaw Consultants Limited
DCS,,Daimler Chrysler Aviation
DCT,,Direct Flight
DCU,,DC Aviation San Marino
DCV,,Discover Air
DCX,,Daimler-Chrysler
DDA,,D & D Aviation
DDS,,Addis Airlines
DEA,,Delta Aerotaxi
DEE,,Dixie Airways
DEF,,Aviation Defense Service
DEG,,Air Service Groningen
DEI,,Ecoair
DEL,,Carib Aviation
DER,,Deer Jet
DES,,Chilcotin Caribou Aviation
DET,,DETA Air
DEV,,Red Devils Parachute Display Team
DEX,DM,Asian Air
DFA,,Aero Coach Aviation
DFC,,Aeropartner
DFL,,Avincis Aviation Sweden
DFS,,Dwyer Aircraft Services
DGJ,,DigaJet
DGO,,DGO Jet
DGT,,Digital Equipment Corporation
DGX,,Dasnair
DHA,Q7,DHL Air Austria
DHC,,De Havilland
DHE,,DAP Helicopteros
DHK,D0,DHL Air UK
DHL,ER,Astar Air Cargo
DHM,,Archer Aviation
DHV,,DHL Aviation
DHX,ES,DHL International
DIA,,Direct Air
DIC,,Aeromedica
DIG,OP,Passion Air
DIN,,Aerodin
DIP,,Diplomatic Freight Services
DIR,4D,FLYYO
DIS,,Di Air
DIX,,Dix Aviation
DJE,,Durango Jet
DJS,,DayJet
DJT,B0,La Compagnie
DJU,,Air Djibouti
DKA,,Daka
DKE,,Jubilee Airways
DKH,HO,Juneyao Airlines
DKN,,Deccan Aviation
DKT,,Sioux Falls Aviation
DKY,,Servicios Aéreos Elite
DLA,EN,Air Dolomiti
DLH,LH,Lufthansa
DLI,,Delta Express International
DLK,,Deccan Aviation (Lanka)
DLR,,Dala Air Services
DLS,,Aero Modelo
DLY,,Air Independence
DMC,,Aerodinamica de Monterrey
DMF,,DMCFLY
DMI,,Aeroservicios Dinamicos
DMJ,,Aerolíneas Damojh
DML,,Getjet Airlines Latvia
DMQ,D9,Daallo Airlines Somalia
DMS,,Diamond Sky
DNA,DN,Dan Air
DNC,,Aerodynamics Málaga
DND,,Eldinder Aviation
DNI,,Servicios Aéreos Denim
DNJ,,Aerodynamics Incorporated
DNK,,D&K Aviation
DNL,,Dutch Antilles Express
DNR,,Dynamair Aviation
DNU,R6,DAT LT
DNV,D9,Donavia
DNY,,Danish Navy
DOC,,Norsk Luftambulanse
DOD,,USAF Air Mobility Operations Control Center
DOI,,U.S. Department of the Interior
DOJ,,Justice Prisoner and Alien Transportation System
DOM,,Dos Mundos
DON,,Donair Flying Club
DOP,,Dancopter
DOR,,Dornier
DOT,,Telnic Limited
DPJ,,Delta Private Jets
DPL,,Dome Petroleum
DQA,Q2,Maldivian
DRB,,Didier Rousset Buy
DRC,4H,Air Congo
DRD,,Aereo Dorado
DRE,,Drummond Island Air
DRK,KB,Druk Air
DRL,,Omni Air Transport
DRM,,Airways Flight Training
DRN,,Central De Discos De Reynosa
DRO,,Adro Servicios Aereos
DRT,,Darta
DRU,6R,Alrosa Air Company
DRX,,Des R Cargo Express
DRY,,Deraya Air Taxi
DSA,,Danbury Airways
DSC,,Addis Air Cargo Services
DSH,,Dash Air Charter
DSK,,Aero Algarve
DSL,,Meridian Aviation
DSM,4M,LATAM Argentina
DSN,,DESNA
DSO,,Dassault Falcon Service
DSQ,,Dasab Airlines
DSR,WD,DAS Air Cargo
DST,,Aex Air
DSU,,Delta State University
DTA,DT,TAAG Angola Airlines
DTH,SF,Domestic Airlines
DTL,8G,Aero Dili
DTN,,Data International
DTR,DX,DAT
DTV,,Centre Airlines
DTY,,Destiny Air Services
DUB,,Dubai Airwing
DUK,,Ducair
DUN,,Dun'Air
DUO,,Duo Airways
DVA,DH,Discovery Airways
DVB,,Don Avia
DVI,,Aero Davinci International
DVN,,Adventia
DVR,,Divi Divi Air
DWI,DM,Arajet
DWN,,Dawn Air
DWR,,Delaware Skyways
DWT,0D,Darwin Airline
DWW,,DAS Private Jets
DXH,,East Star Airlines
DXP,,Dallas Express Airlines
DXT,,Dexter Air Taxi
DYA,2D,Dynamic Airlines
DYE,,Dynamic Air
DZD,,Yazd Airways
DZR,,Midwest Aviation
EAB,,Swiss Eagle
EAC,,Executive Air Charter
EAD,,Escola De Aviacao Aerocondor
EAE,,Aeroservicios Ecuatorianos
EAF,,Electra Airways
EAG,,Emerald Airlines UK
EAH,,Baltimore Airways
EAI,EA,Emerald Airlines
EAJ,,Airenka
EAK,,Euro-Asia Air
EAL,2D,Eastern Airlines
EAM,,Embassy Airlines
EAN,,Skypower Express Airways
EAP,,Aero-Pyrenees
EAQ,QF,Eastern Australia Airlines
EAR,,Transporte Ejecutivo Aéreo
EAT,,Air Transport
EAU,MA,Elitavia Malta
EAV,,Eagle Airlines Luftverkehrsges
EAX,,Eastern Air Executive
EAZ,,Eastern Air
EBA,,Bond Aviation
EBC,,Aero Ejecutivo De Baja California
EBE,,Minebea Technologies
EBF,,MSR Flug-Charter
EBG,,Eurosense
EBJ,,European Business Jets
EBS,,AEG Aviation Services
ECA,,OHL Air Charterflug
ECB,,European Coastal Airlines
ECC,,Eclair Aviation
ECD,,Ecotour
ECE,4F,Air City
ECF,,Eurocopter
ECG,,Aero Ejecutivos RCG
ECI,,Eastern Carolina Aviation
ECJ,,East Coast Jets
ECL,,Aeronáutica Castellana
ECM,,Aerolíneas Comerciales
ECN,,Euro Continental AIE
ECO,8J,Linea Aerea Eco Jet S.A.
ECQ,,Eco Air
ECS,,Executive Aircraft Charter and Charter Services
ECT,,East Coast Airways
ECU,,Ecuavia
ECV,,Ecuatoguineana De Aviación (EGA)
ECX,,Ecomex Air Cargo
ECY,,Euroceltic Airways
EDC,,Edinburgh Air Charter
EDD,,Líneas Aéreas Ejectuivas De Durango
EDG,,Jet Edge
EDJ,,Edwards Jet Center of Montana
EDL,,Polizeihubschrauberstaffel Bayern
EDO,,Elidolomiti
EDR,8W,Fly All Ways
EDV,9E,Endeavor Air
EDW,WK,Edelweiss Air
EEA,,Empresa Ecuatoriana De Aviación
EEF,,Estonian Air Force
EET,,Air Este
EEU,,Eurofly Service
EEZ,GJ,Eurofly
EFA,QE,Express Freighters Australia
EFC,,Air Mana
EFD,,Eisele Flugdienst
EFG,,Elifriulia
EFL,,Eagle Air
EFS,,EFAOS- Agencia De Viagens e Turismo
EFT,,Embassy Freight Company
EFW,A0,BA Euroflyer
EFY,VE,EasyFly
EGF,MQ,American Eagle Airlines
EGJ,,Eagle Jet Charter
EGL,,Capital Trading Aviation
EGN,,Eagle Aviation France
EGO,,Gauteng Air Cargo
EGR,,Eagle Air
EGT,,EGT Jet
EGU,H7,Eagle Air
EGV,,Enrique Gleisner Vivanco
EGX,,Eagle Air Company
EGY,,Egyptian Air Force
EHA,,East Hampton Aire
EHD,,E H Darby Aviation
EHR,,Valfell-Verkflug
EIA,EZ,Evergreen International Airlines
EIC,,Express International Cargo
EIJ,,Efata Papua Airlines
EIN,EI,Aer Lingus
EIR,,Eirjet
EIS,,EIS Aircraft
EIX,,Ei Air Exports
EJA,1I,NetJets
EJC,,Grupo De Aviación Ejecutiva
EJD,,Elite Jets
EJM,,Executive Jet Management
EJO,,Execujet Middle East
EJP,,Aeroservicios Ejecutivos Corporativos
EJS,,Eurojet Servis
EJT,,Eclipse Aviation
EJU,EC,easyJet Europe
EJV,,Compania Ejecutiva
EJX,,Egyptian Aviation
EKA,,Equaflight Service
EKC,,East Kansas City Aviation
ELB,EL,Ellinair
ELG,E8,Alpi Eagles
ELH,,Elilario Italia
ELJ,,Delta Air Elite
ELL,OV,Estonian Air
ELM,,Crelam
ELO,K2,Eurolot
ELR,,Elrom Aviation and Investments
ELS,,El Sal Air
ELT,,Elliott Aviation
ELV,,Transportes Aéreos Nacionales De Selva Tans
ELW,,Yellow Wings Air Services
ELX,,Elan Express
ELY,LY,El Al Israel Airlines
EMA,,Egyptian Aviation Company
EMB,,Empresa Brasileira De Aeronáutica
EMC,,247 Aviation
EMD,,Eaglemed (Ballard Aviation)
EME,,Eastern Metro Express
EMI,,Premium Air Shuttle
EMM,,Emperor Aviation
EMN,,Examiner Training Agency
EMO,,Skyemotion
EMP,,Empire Air Service
EMR,,Zenmour Airlines
EMS,,Aero Servicios Empresariales
EMT,,Emetebe
EMU,E3,Sky Shuttle
EMX,3W,Euromanx Airways
ENA,,Dirección General de Aviación Civil y Telecomunicasciones
ENC,,Endecots
END,,Arrendadora y Transportadora Aérea
ENF,,ENAV
ENI,,Enimex
ENK,G8,Enkor JSC
ENR,,Scenic Air
ENS,,Entergy Services
ENT,E4,Enter Air
ENV,,Victoria Aviation
ENW,,Aeronaves Del Noroeste
ENY,MQ,Envoy Air
ENZ,,Jota Aviation
EOA,,Elilombarda
EOK,RF,Aero K
EOL,,Airailes
EOM,,Aero Ermes
EPA,DZ,Donghai Airlines
EPB,,Eastern Pacific Aviation
EPC,,Espace Aviation Services
EPE,,Air Eagle
EPL,,Aero Transportes Empresariales
EPU,,Aero Elite Acapulco
EQC,,Ecuatorial Cargo
EQT,,Equatorial Airlines
EQZ,,Equatair Air Services (Zambia)
ERC,,Esso Resources Canada
ERE,,Erie Airways
ERF,RF,E-Cargo
ERG,,Avianergo
ERH,,Era Helicopters
ERI,,Aero Servicios Regiomontanos
ERJ,,Eurojet Italia
ERK,,Aerosec
ERM,,Aeromaan
ERN,EG,Ernest Airlines
ERO,,Sun D'Or
ERT,B8,Eritrean Airlines
ERV,,Yerevan-Avia
ERX,,Earth Airlines Services
ESB,,Aereosaba
ESC,,El Sol De América
ESE,,Ensenada Vuelos Especiales
ESF,E7,Estafeta Carga Aérea
ESI,,ESI Eliservizi Italiani
ESJ,,Eastern Sky Jets
ESL,P7,Russian Sky Airlines
ESN,,Euro Sun
ESO,,Avitat
ESR,ZE,Eastar Jet
ESS,E0,Eos Airlines
EST,EE,Xfly
ESU,,Aerolíneas Ejecutivas Del Sureste
ESW,,ASG Business Aviation
ESX,,Euroskylink
ESZ,,Aeronáutica La Esperanza
ETA,,Estrellas Del Aire
ETC,ML,African Transport Trading and Investment Company
ETD,EY,Etihad Airways
ETE,,Aero Siete
ETH,ET,Ethiopian Airlines
ETI,,Hummingbird Aviation Services
ETJ,EG,East Air
ETL,,Patterson Aviation Company
ETM,,Etram Air Wing
ETN,,Chim-Nir Aviation
ETP,,Empire Test Pilots' School
ETR,ES,Estelar
ETS,,Flygtransporter I Nykoping
ETV,,European Executive
EUC,,Eurocontrol
EUG,,Euroguineana de Aviación
EUK,EG,Aer Lingus UK
EUL,,Euro Link
EUP,,Euroair
EUT,,European 2000 Airlines
EUU,,Euroamerican Air
EUW,,EFS European Flight Service
EUY,,EU Airways
EVA,BR,EVA Air
EVE,E9,Iberojet
EVJ,,Everjets
EVM,,Natural Environment Research Council
EVN,,Euraviation
EVR,,Aeronautical Academy of Europe
EVY,,"34 Squadron, Royal Australian Air Force"
EWE,E2,Eurowings Europe
EWG,EW,Eurowings
EWL,E6,Eurowings Europe
EWR,ZD,EWA Air
EWS,,Enterprise World Airways
EWW,,Emery Worldwide Airlines
EXA,MB,Execair Aviation
EXB,,Brazilian Army Aviation
EXC,,European Executive Express
EXE,,Executive Flight
EXF,,Eximflight
EXG,,Air Exchange
EXH,,G5 Executive
EXJ,,Executive Jet Charter
EXK,OW,Executive Airlines
EXL,CQ,Sunshine Express Airlines
EXM,,United Kingdom Civil Aviation Authority
EXN,,Exin
EXP,,Business Express Delivery
EXR,,Expertos En Carga
EXS,LS,Jet2.com
EXT,,Night Express
EXU,,Executive Airlines
EXV,8D,FitsAir
EXW,,Executive Airlines Services
EXX,,International Air Corporation
EXY,,South African Express
EXZ,,East African Safari Air Express
EYE,,F.S. Air Service
EZA,MG,Eznis Airways
EZB,,Flugschule Eichenberger
EZD,Z2,Zest Airways
EZE,T3,Eastern Airways
EZJ,,Ezjet GT
EZR,7Z,EZ Air
EZS,DS,easyJet Switzerland
EZX,9A,Eagle Express Air Charter
EZY,U2,easyJet
EZZ,LI,ETF Airways
FAB,7F,First Air
FAC,,Colombian Air Force
FAD,F3,flyadeal
FAE,,Freshaer
FAF,,Force Aerienne Francaise
FAG,,Argentine Air Force
FAH,,Farnair Hungary
FAK,,Financial Airxpress
FAL,,Friendship Air Alaska
FAM,,Fumigación Aérea Andaluza
FAN,,AF-Air International
FAO,,Falcon Air Express
FAP,,F Air
FAQ,,Aerofaq
FAR,,Falcon Air
FAS,,Freedom Airways
FAT,,Farnair Switzerland
FAU,,Falcon Airline
FAV,,Fair Aviation
FAW,,Falwell Aviation
FAX,,Midwest Air Freighters
FAY,,Fayban Air Services
FAZ,,Flint Aviation Services
FBA,IF,Fly Baghdad
FBF,,Fine Airlines
FBO,,TAG Farnborough Airport
FBS,6W,FlyBosnia
FBU,BF,French Bee
FBW,,Aviation Data Systems
FBZ,FO,Flybondi
FCA,DP,First Choice Airways
FCC,,First Cambodia Airlines
FCE,,Flycolumbia
FCI,,Air Carriers
FCK,,Flight Calibration Service
FCL,PA,Florida Coastal Airlines
FCM,N7,Nordic Regional Airlines
FCN,,Falcon Air
FCO,,Aerofrisco
FCP,,Flight Corporation
FCR,,Flying Carpet Company
FCS,,Facts Air
FCT,,Fly CI Limited
FCU,,Alfa 4
FCV,,Flight Centre Victoria
FDA,,African Airlines
FDB,FZ,Flydubai
FDF,,IVV Femida
FDL,,Farmingdale State University
FDN,,Dolphin Air
FDO,,France Douanes
FDP,,Flight Dispatch Services
FDR,,Federal Air
FDS,,African Medical and Research Foundation
FDX,FX,Federal Express
FDY,9X,Southern Airways Express
FEA,FE,Far Eastern Air Transport
FEC,,Denver Express
FED,,Líneas Aéreas Federales
FEE,,Fly Europa Limited
FEG,FT,FlyEgypt
FEI,,Eagle Air
FEO,,Aeroferinco
FER,,Feria Aviación
FES,,Aero Taxis Y Servicios Alfe
FEX,,Flightexec
FFA,,Fly4 Airlines
FFB,,Africair Service
FFC,,Fairoaks Flight Centre
FFD,,Stuttgarter Flugdienst
FFF,,Freedom Air Services
FFG,,Flugdienst Fehlhaber
FFH,,Shalom Air Services
FFI,,Infinit Air
FFL,,Intavia Limited
FFM,FY,Firefly
FFP,,Fischer Air Polska
FFR,8F,Fischer Air
FFS,,Florida Department of Agriculture
FFT,F9,Frontier Airlines
FFU,,GEC Marconi Avionics
FFY,,Fun Flying Thai Air Service
FGA,,Georgian Aviation Federation
FGC,,Departmento De Agricultura De La Generalitat De Cataluna
FGE,9Y,Fly Georgia
FGN,,Gendarmie Nationale
FGO,,FTL Airlines
FGP,,Flying-Research Aerogeophysical Center
FGS,,Elitellina
FGT,,Aero Freight
FGY,,Froggy Corporate Aviation
FHG,,Flying Hope
FHL,,Fast Helicopters
FHM,MI,Freebird Airlines Europe
FHS,,Forth and Clyde Helicopter Services
FHY,FH,Freebird Airlines
FIA,5F,FlyOne
FIC,,Aerosafin
FIE,3F,FlyOne Armenia
FIF,OF,Air Finland
FII,,Aerodata Flight Inspection
FIL,,Fly Line
FIN,AY,Finnair
FIR,,First Line Air
FIV,,Citationshares
FIX,,Airfix Aviation
FJA,FJ,Fiji Link
FJC,,Falcon Jet Centre
FJE,7F,Fanjet Express
FJI,FJ,Fiji Airways
FJK,,Fly Jet.kz
FJL,9P,Fly Jinnah
FJM,OJ,Fly Jamaica Airways
FJO,,Flexjet Operations Malta
FJR,F0,Fly Jordan
FJS,,Florida Jet Service
FJT,,Future Air
FJW,FN,Fastjet Zimbabwe
FJX,,Jet Sky Cargo and Air Charter
FKH,2U,Fly Khiva
FKI,,FLM Aviation Mohrdieck
FKL,,Kelner Airways
FKS,,Focus Air
FLA,,Midway Express
FLC,,FINFO Flight Inspection Aircraft
FLD,,Air Falcon
FLE,F8,Flair Airlines
FLF,,Friendship Airlines
FLG,S9,FlyBig
FLH,,Sky Bus
FLI,RC,Atlantic Airways
FLJ,,Flexjet Europe
FLK,,Flylink Express
FLL,,Federal Airlines
FLM,F2,Fly Air
FLN,,Flamingo Air-Line
FLO,,Flycom
FLR,,Fleetair
FLS,,Flying Fast
FLU,,Flugschule Basel
FLW,,FLowair Aviation
FLX,,"Flight Express, Inc."
FLZ,YS,Flightlink
FMC,,Claessens International Limited
FMG,,FMG Verkehrsfliegerschule Flughafen Paderborn-Lippstadt
FML,ML,Sky Mali
FMR,,Flamingo Air
FMS,,Hadison Aviation
FMT,,Air Fret De Mauritanie
FMY,,Aviation Legere De L'Armee De Terre
FNA,,Norlandair
FNC,4S,Finalair Congo
FNF,,Finnish Air Force
FNG,,Frontier Guard
FNK,,Feniks Airline
FNL,,Oulun Tilauslento
FNM,,Avio Nord
FNO,,Aeroflota Del Noroeste
FNT,,L-3 Communications Flight Internation Aviation
FNV,,Transaviaservice
FNX,,Aero Fenix
FNY,,France Marine Nationale
FOB,,Ford Motor Company
FOC,,Office Federal De'Aviation Civile
FOE,OE,FlyOne Romania
FOI,,Flight Ops International
FOM,,Freedom Air
FOO,VK,Level
FOP,,Fokker
FOR,,Formula One Management
FOS,,Bel Limited
FPA,,Flygprestanda
FPE,,PLAY Europe
FPG,,TAG Aviation
FPK,,Air Falcon
FPO,5O,ASL Airlines France
FPR,,Peruvian Air Force
FPS,,Flightpass Limited
FQA,QO,Quikjet Cargo Airlines
FRA,,FR Aviation
FRC,,Franconia
FRE,FP,Fly Pelican
FRF,,Fleet Air International
FRG,,Freight Runners Express
FRH,X7,ACE Belgium Freighters
FRJ,,Afrijet Airlines
FRK,,Afrika Aviation Handlers
FRL,,Freedom Airlines
FRM,,Federal Armored Service
FRN,,Farnair Netherlands
FRO,,FROST Air
FRQ,,Afrique Chart'air
FRR,,Fresh Air
FRT,,Aerofreight Airlines
FRU,,France - Securite Civile
FRW,,Farwest Airlines
FRX,,Fort Aero
FSA,,Foster Aviation
FSB,,FSB Flugservice & Development
FSC,HK,Four Star Aviation / Four Star Cargo
FSD,,EFS-Flugservice
FSE,,Alpine Flightservice
FSF,,Fly7
FSH,,Flash Airlines
FSK,,Africa Charter Airline
FSL,,Flight Safety Limited
FSR,,Flightstar Corporation
FST,,Aeros Limited
FSU,,Flight Support Sweden
FSW,F3,Faso Airways
FSX,,Flagship Express Services
FTA,2F,Frontier Flying Service
FTC,,Air Affaires Tchad
FTE,,Fotografia F3
FTL,,Flightline
FTM,,Flyteam Aviation
FTP,,Keystone Aerial Surveys
FTR,,Finist'air
FTS,,First Sabre
FTY,,ABC Bedarfsflug
FTZ,,Fly 540 Tanzania
FUJ,,Fujairah Aviation Centre
FUN,,Funtshi Aviation Service
FUT,,Aereo Futuro
FUU,,Fly My Sky
FVA,,Cardinal/Air Virginia
FVJ,VK,ValueJet
FVS,,Falcon Aviation Services
FWA,I4,Interstate Airlines
FWC,,Freeway Air
FWD,,Fair Wind Air Charter
FWI,TX,Air Caraïbes
FWK,,Flightworks
FWL,RF,Florida West International Airways
FWQ,,Flight West Airlines
FWY,,Fairways Corporation
FWZ,,Flugwerkzeuge Aviation Software
FXA,,Express Air
FXC,,Fortunair Canada
FXF,,VIP Air Charter
FXI,NY,Air Iceland
FXL,,Fly Excellent
FXR,,Foxair
FXT,,Flexflight
FXY,,Flexair
FYA,,Servicios Aéreos Integrales / Flyant
FYC,6Q,Fly Cham
FYE,,Easy Link Aviation Services
FYG,,Flying Service
FYH,W3,Flyhy Cargo Airlines
FYL,,Flying Group Luxembourg
FYN,,Comfort Air
FYS,,American Flyers
FZA,FU,Fuzhou Airlines
GAA,,Business Express
GAB,,Gendall Air
GAC,,GlobeAir
GAD,,South Coast Aviation
GAE,,Grand Aire Express
GAF,,German Air Force
GAG,,Global Air Operations
GAH,,Ga-Ma Helicoptere
GAJ,,Wheels Up
GAK,,Global Aviation and Services Group
GAM,,German Army
GAN,,Gander Aviation
GAO,,Liat Air
GAP,2P,PAL Express
GAQ,,Golfe Air Quebec
GAR,,Commodore Aviation
GAS,,Galena Air Service
GAT,,Gulf Air Inc
GAU,,Aerogaucho
GAX,,Full Express
GBA,,Great Barrier Airlines
GBB,GE,LIFT Airline
GBE,,Gabon Express
GBG,G2,GullivAir
GBH,,Global Avia Handling
GBN,,Atlantic Airlines
GBO,,Ogooue Air Cargo
GBQ,3G,Gambia Bird
GBR,,Rader Aviation
GBS,,Global Air Services Nigeria
GBT,,A-Jet Aviation Aircraft Management
GBX,,GB Airlink
GCA,9A,GCA Airlines
GCB,,Lignes Nationales Aeriennes - Linacongo
GCC,,GECAS
GCF,,Aeronor
GCK,,GLOCK Aviation
GCL,,CargoLogic Germany
GCM,,Comair Flight Services
GCN,,Gulf Central Airlines
GCO,GR,Gemini Air Cargo
GCR,GS,Tianjin Airlines
GCS,,GCS Air Service
GCW,,Global Air Crew
GDA,,GoldAir
GDB,,Gendarmerie Belge
GDC,CN,Grand China Air
GDD,,Golden Airlines
GDF,,DF Aviation
GDG,,S.P. Aviation
GDH,,Guneydogu Havacilik Isletmesi
GDK,,Goldeck-Flug
GDN,,Gerry's Dnata
GDQ,,Lincoln Air National Guard
GEA,,Guinea Ecuatorial Airlines
GEC,LH,Lufthansa Cargo
GED,,Europe Air Lines
GEE,,Geesair
GEL,D4,Geo Sky
GEN,,GENSA
GER,ZQ,German Airways
GES,,Gestair
GET,,Get High
GFA,GF,Gulf Air
GFC,,Gail Force Express
GFD,,Gesellschaft Fur Flugzieldarstellung
GFF,,Griffin Aviation
GFG,QB,Georgian National Airlines
GFM,,Grafair
GFN,,The 955 Preservation Group
GFO,,Aerovías del Golfo
GFS,,Gulfstream Airlines
GFW,,GFW Aviation
GGA,,First Flying Squadron
GGC,GG,Cargo 360
GGE,,Gobierno De Guinea Ecuatorial
GGF,,Georgian Cargo Airlines Africa
GGL,,Aeronáutica
GGN,ZX,Pivot Airlines
GGS,,GATSA
GGV,,Houston Jet Services
GGZ,,Global Georgian Airways
GHB,G0,Ghana International Airlines
GHI,,GH Stansted Limited
GHL,,Aviance
GHM,,Aero Service Bolivia
GHN,,Air Ghana
GHP,,Colvin Aviation
GHS,,Gatari Hutama Air Services
GHT,,Ghadames Air Transport
GHV,,Ground Handling Service de Mexico
GHY,,German Sky Airlines
GIA,GA,Garuda Indonesia
GIB,,GR-Avia
GIC,,Compagnie de Bauxites de Guinee
GIG,,Gacela Air Cargo
GIH,,Union des Transports Africains de Guinee
GIJ,,Guinea Airways
GIK,,Seba Airlines
GIL,,African International Transport
GIP,2U,Air Guinee Express
GIQ,,Guinee Paramount Airlines
GIY,,Probiz Guinee
GIZ,,Africa Airlines
GJA,,Globe Jet
GJB,,Trans-Air-Link
GJI,,GainJet Ireland
GJM,,Airhub Airlines
GJS,G7,GoJet Airlines
GJT,GW,GetJet Airlines
GKA,,US Army Parachute Team
GLA,ZK,Great Lakes Airlines
GLB,,Global Airways (GLB)
GLC,,Global Aircargo
GLD,,Golden Star Air Cargo
GLE,,Goliaf Air
GLF,,Gulfstream Aerospace
GLG,2K,Avianca Ecuador
GLJ,,Global Jet Austria
GLL,,Air Gemini
GLM,,Aero Services Mali
GLO,G3,Gol Transportes Aéreos
GLP,GH,Globus
GLQ,,El Quilada International Aviation
GLR,,Central Mountain Air
GLS,,Galaircervis
GLT,,Aero Charter
GLU,,Great Lakes Airways (Uganda)
GLW,,Global Wings
GLX,,Gelix Airlines
GMA,,Gama Aviation
GMC,,General Motors
GME,,Aguilas Mayas Internacional
GMG,Z5,GMG Airlines
GMH,,Hughes Aircraft Company
GMI,ST,Germania
GMJ,,Gamisa Aviación
GML,,G & L Aviation
GMM,,Aerotaxis Guamuchil
GMQ,,Germania Express
GMR,Y5,Golden Myanmar Airlines
GMS,NJ,Ghadames Air Transport
GMT,,Grupoaéreo Monterrey
GNA,,Servicios Aéreos Gana
GNC,,Guinea Cargo
GND,,Grand Airways
GNF,G7,Gandalf Airlines
GNJ,,Gain Jet Aviation
GNL,,135 Airways
GNR,GC,Gambia International Airlines
GNS,,Eastern Executive Air Charter
GNT,0A,Amber Air
GNX,,Genex
GNY,,German Navy
GNZ,,General Aviation
GOA,IC,FLY91
GOB,,Dash Aviation
GOF,,Gof-Air
GOI,,Gofir
GOJ,,EuroJet Aviation
GOL,,Cardolaar
GOM,,Gomel Airlines
GOR,,Gorlitsa Airlines
GOS,,Goldfields Air Services
GOT,,WaltAir
GOW,G8,Go Air
GOZ,ZG,Grozny Avia
GPA,,Golden Pacific Airlines
GPC,,Gulf Pearl Air Lines
GPD,,Tradewind Aviation
GPE,,GP Express Airlines
GPM,,Grup Air-Med
GPR,,GPM Aeroservicio
GPX,IV,GP Aviation
GRA,,Guardian Air
GRB,PH,Phoenix Air Group
GRD,,National Grid plc
GRE,,Air Scotland
GRI,,Air Cargo Center
GRL,GL,Air Greenland
GRP,,Great Plains Airlines
GRR,,Agroar - Trabalhos Aéreos
GRS,,Golden Rule Airlines
GRT,,Gabon-Air-Transport
GRV,,Epsilon Aviation
GRX,,Aircompany Grodno
GRY,,New York State Police
GRZ,,Government of Zambia Communications Flight
GSA,,Garden State Airlines
GSJ,,Grossmann Jet Service
GSK,,Global Sky Aircharter
GSL,,Geographic Air Surveys
GSM,,Gestair Aviation Malta
GSP,,Airlift Alaska
GSS,,Global Supply Systems
GSV,,Agrocentr-Avia
GSY,,Guard Systems
GTC,,Altin Havayolu Tasimaciligi Turizm Ve Ticaret
GTH,,General Aviation Flying Services
GTI,5Y,Atlas Air
GTP,,Aerotaxi Grupo Tampico
GTR,8S,Galistair
GTS,R2,Transair (Senegal)
GTV,,Empresa de Aviación Aerogaviota
GTX,,GTA Air
GTY,,National Aviation Company
GUA,,Aerotaxis de Aguascalientes
GUE,,Aero Servicio Guerrero
GUF,,Gulf African Airlines
GUG,,Aviateca
GUJ,G8,Gujarat Airways
GUL,,Gull Air
GUM,,Gum Air
GUN,GV,Grant Aviation
GUS,,Guja
GUY,GG,Air Guyane
GVG,,Flygaktiebolaget Gota Vingar
GVI,,Air Victoria Georgia
GVN,,Gavina
GWA,,Great Western Air
GWG,Q9,Green Africa Airways
GWI,4U,Germanwings
GWL,IJ,Great Wall Airlines
GWN,,Gwyn Aviation
GWR,U5,Aura Airlines
GWS,,General Airways
GWY,U5,USA3000 Airlines
GXA,G6,Global X
GXL,,Star XL German Airlines
GXY,,Galaxy Airlines
GYP,,Eagle Aviation
GZA,,Excellent Air
GZD,,Grizodubova Air Company
GZP,4G,Gazpromavia
HAA,,Helicopteros Agroforestal
HAC,,Henebury Aviation
HAD,H9,Air D'Ayiti
HAF,,Hellenic Air Force
HAG,H6,Hageland Aviation Services
HAH,GG,Air Comores International
HAI,,Hai Au Aviation
HAJ,,Hajvairy Airlines
HAK,,Pegasus Helicopters
HAL,HA,Hawaiian Airlines
HAN,,Hansung Airlines
HAP,,Helicopteros Aero Personal
HAR,HB,Harbor Airlines
HAS,,Honduras Airlines
HAT,HT,Air Horizont
HAU,,Skyhaul
HAV,,Havilah Air Services
HAW,,Bangkok Aviation Center
HAY,,Hamburg Airways
HBA,,Trail Lake Flying Service
HBC,,Haitian Aviation Line
HBH,NS,Hebei Airlines
HBI,,CHC Denmark
HBL,,Faroecopter
HBN,HG,Hibernian Airlines
HBT,,Polizeihubschrauberstaffel Thüringen
HBU,,Universal Avia
HCA,,Lake Havasu Air Service
HCB,,Helenair (Barbados)
HCL,,Helenair Corporation
HCP,,Helicopter
HCV,,Halcyonair
HCX,,Helsinki Citycopter
HCY,ZU,Helios Airways
HDC,,Helcopteros De Cataluna
HDI,,Hoteles Dinamicos
HDR,,Helikopterdrift
HEA,,Heliavia-Transporte Aéreo
HEB,,Heli Bernina
HEC,,Heliservicio Campeche
HED,,Heritage Aviation Developments
HEI,,Aerohein
HEL,,Helicol
HEM,,CHC Helicopter
HEN,,Helicópteros Y Vehículos Nacionales Aéreos
HER,,Hera Flight
HES,5Q,Holiday Europe
HET,,TAF Helicopters
HEX,,Honiara Cargo Express
HFA,,airHaifa
HFM,3L,Hi Fly Malta
HFR,8H,Heli France
HFY,5K,Hi Fly
HGA,,Hogan Air
HGB,HB,Greater Bay Airlines
HGD,,Hangard Aviation
HGG,4H,Hi Air
HGH,,Atlantic Air Lift
HGK,N8,Fika Salaama Airlines
HGO,HE,One Air
HGR,,Hangar 8
HGT,,Intel Air Shuttle
HHA,,Atlantic Airlines de Honduras
HHE,,Heli-Holland
HHG,,Hanergy Jet
HHH,,Helicsa
HHI,4R,Hamburg International
HHN,HR,Hahn Air
HHO,,Houston Helicopters
HHP,,Helenia Helicopter Service
HHS,,Hi-Jet Helicopter Services
HIA,,Canadian Eagle Aviation
HIB,,Helibravo Aviacao
HID,,Aviación Ejecutiva De Hildago
HIF,,Heli-Iberica Fotogrametria
HIG,,Heli-Inter Guyane
HIM,H9,Himalaya Airlines
HIN,,Holding International Group
HIP,,Starship
HIS,,Hispaniola Airways
HIT,,Helitalia
HJA,,Air Haiti
HJE,,Servicios Ejecutivos Gosa
HJL,,Hamlin Jet
HJT,,Al Rais Cargo
HKA,SO,Superior Aviation
HKB,,Hawker Beechcraft
HKC,RH,Hong Kong Air Cargo
HKE,UO,Hong Kong Express Airways
HKG,,Government Flying Service
HKH,,Air-Invest
HKI,,Hawkaire
HKJ,,Hongkong Jet
HKL,,Hak Air
HKN,,Jim Hankins Air Service
HKR,,Hawk Air
HKS,,CHC Helikopter Service
HLA,,HC Airlines
HLB,,High-Line Airways
HLC,,Helicap
HLD,,Grampian Flight Centre
HLE,,UK HEMS
HLF,I9,Central Airlines
HLG,,Helog
HLH,,Hala Air
HLI,,Heli Securite
HLJ,H3,Hello Jets
HLK,,Heli-Link
HLM,,Heli Medwest De Mexico
HLO,,Samaritan Air Service
HLP,,Helipistas
HLR,,Heli Air Services
HLS,,Haiti Air Freight
HLT,,Helitafe
HLU,,Heli Union Heli Prestations
HLW,,Heliworks
HLY,,Heli Air
HMA,,Air Tahoma
HMC,,Heliamerica De Mexico
HMD,,Charlie Hammonds Flying Service
HMF,,Norrlandsflyg
HMJ,,Harmony Jets
HMM,,Hamra Air
HMP,,Papair Terminal
HMR,,North American Charters
HMS,DU,Hemus Air
HMT,,Air Nova
HMV,,Homac Aviation
HMX,,Hawk De Mexico
HNA,,Greek Navy
HNL,,CHC Helicopters Netherlands
HNR,,Haiti National Airlines (HANA)
HNT,,Helicopteros Internacionales
HOL,,Holiday Airlines
HOM,,Aero Homex
HOP,A5,Air France Hop
HOR,,Horizon Air-Taxi
HOT,,Valletta Airlines
HOZ,,Horizontes Aéreos
HPJ,,Hop-A-Jet
HPL,,Heliportugal
HPO,,Almiron Aviation
HPR,,Rick Lucas Helicopters
HPS,,Horizon Plus
HQO,,Avinor
HRA,,Heli-Iberica
HRB,,Haiti International Airline
HRI,,Skyraidybos Mokymo Centras
HRN,,Heron Luftfahrt
HRT,,Chartright Air
HRZ,,Croatian Air Force
HSA,S9,East African Safari Air
HSE,,Compania Helicopteros Del Sureste
HSI,,Heliswiss
HSK,,Sky Europe Airlines
HSM,,Horizon Air for Transport and Training
HSO,,Campania Helicopteros De Transporte
HSP,,International Jet Charter
HSR,,Citylink Airlines
HSS,,Compañía Transportes Aéreos Del Sur
HST,HN,Heston Airlines
HSU,,Helisul
HSV,,Heliservices (HK)
HSY,,Sky Helicopteros
HTA,,Helitrans
HTC,,Haiti Trans Air
HTE,,Midwest Helicopters De Mexico
HTG,,Grossmann Air Service
HTI,,Haiti International Air
HTL,,My Fair Jet
HTM,,HTM Helicopter Travel Munich
HTN,,Haiti North Airline
HTO,,Tango Bravo
HTP,,Heli Trip
HTR,,Holstenair Lubeck
HTS,,Helitrans Air Service
HTT,,Air Tchad
HUA,2G,Hungary Airlines
HUB,,Hub Airlines
HUC,,Aerolíneas de Techuacán
HUD,,Horizons Unlimited
HUF,,Hungarian Air Force
HUR,,Miami Air Charter
HUS,,Huessler Air Service
HUT,,Aerotransportes Huitzilin
HUV,,Hunair Hungarian Airlines
HUY,,Aero Transportes Del Humaya
HVA,,Newair
HVK,,Turkish Air Force
HVL,,Heavylift International
HVN,VN,Vietnam Airlines
HWA,,Eastern Air Express
HWD,,HPM Investments
HWY,,Highland Airways
HXA,G5,China Express Airlines
HYA,,Hyack Air
HYC,,Hydro Air Flight Operations
HYD,,Hydro-QuÃ©bec
HYH,,Heli Hungary
HYJ,,Happy Jet Co Ltd
HYM,H7,HiSky Airilnes
HYP,,Hyperion Aviation
HYR,,Airlink Airways
HYS,H4,HiSky Europe
HYT,YG,YTO Cargo Airlines
HYY,Y5,Hayways
HZT,8C,Air Horizon
HZX,,Citic General Aviation
HZY,,Hainan Lily Jet
IAA,IO,Indonesian Airlines
IAC,,Interaviation Charter
IAE,IO,IrAero Airlines
IAF,,Israeli Air Force
IAG,,EPAG
IAI,,Israel Aircraft Industries
IAJ,,Islandair Jersey
IAK,,International Air Cargo Corporation
IAM,,Italian Air Force
IAN,QI,Ibom Air
IAR,,Iliamna Air Taxi
IAS,,International Air Service
IAW,IA,Iraqi Airways
IAX,,International Air Services
IAY,,Deadalos Flugtbetriebs
IBB,NT,Binter Canarias
IBC,,Ibicenca Air
IBE,IB,Iberia Airlines
IBL,0C,IBL Aviation
IBR,,Ibertour Servicios Aéreos
IBS,I2,Iberia Express
IBT,,Ibertrans Aérea
IBU,I9,Indigo
IBX,FW,Ibex Airlines
IBY,,International Business Aircraft
IBZ,6I,International Business Air
ICA,,Icaro
ICB,,Icebird Airline
ICC,,Instituto Cartografico de Cataluna
ICE,FI,Icelandair
ICG,,Icelandic Coast Guard
ICJ,,Icejet
ICL,5C,Challenge Airlines IL
ICM,,Air Inter Cameroun
ICN,,Iconair
ICP,,Intercopters
ICR,,Eagle Aero
ICS,,International Charter Services
ICT,RS,Intercontinental de Aviación
ICU,,Reignwood Asia Aviation
ICV,C8,Cargolux Italia
IDA,,Indonesia Air Transport
IDG,,IDG Technology Air
IDL,,Ildefonso Redriguez
IDP,,Independent Air Freighters
IDR,,Indicator Company
IDX,XT,Indonesia AirAsia X
IEP,,Elipiu'
IFA,,FAI Air Service
IFC,,Indian Air Force
IFF,,Interfreight Forwarding
IFI,,Air Lift
IFL,,IFL Group
IFM,,Ifly
IFS,,Italy First
IFT,,Interflight
IFX,,International Flight Training Academy
IFY,,I-Fly Air
IGA,TE,Skytaxi
IGN,,Interguide Air
IGO,6E,IndiGo Airlines
IGS,,Isle Grande Flying School
IGT,GH,Georgian Airlines
IHE,,Interjet Helicopters
IHO,FE,748 Air Services
IHS,,Thryluthjonustan
IIG,,"International Company for Transport, Trade and Public Works"
IIL,,India International Airways
IIN,H4,Inter Islands Airlines
IJA,,International Jet Aviation Services
IJE,,Ivoire Jet Express
IJM,,International Jet Management
IJS,,Silvair
IJT,,Interflight (Learjet)
IKA,GI,Itek Air
IKK,,IKI International Airlines
IKM,,Aero Survey
IKN,,IKON FTO
IKR,,Ikaros DK
IKY,,Intersky Bulgary
ILC,,ILAS Air
ILF,,Island Air Charters
ILK,,Aero Airline
ILL,,Ilyich-Avia
ILN,D6,Interair South Africa
ILP,,Ilpo Aruba Cargo
ILS,,Servicios Aéreos Ilsa
ILV,,Il-Avia
IMA,,Inter-Mountain Airways
IME,,Airtime Charters
IMG,,Imperial Cargo Airlines
IMN,,Aerotaxis Cimarron
IMR,,Imaer
IMT,,Imtrec Aviation
IMX,XM,Zimex Aviation
INA,,Aero Internacional
IND,,Iona National Airways
INK,,Sincom-Avia
INL,,Intal Avia
INO,,Aeroservicios Intergrados de Norte
INP,,Peruvian Navy
INS,,Inflite The Jet Centre
INT,,Intair
INU,,Flyguppdraget Backamo
INV,,Inversija
INX,,Inter Express
IOA,I7,IndiaOne Air
IOM,,Island Aviation and Travel
IOS,,Isles of Scilly Skybus
IPA,,IPEC Aviation
IPL,,Airpull Aviation
IPM,8I,Itapemirim Transportes Aéreos
IPN,,Industri Pesawat Terbang Nusantara
IPR,C3,Independent Carrier (ICAR)
IPT,,Interport Corporation
IQQ,,Caribbean Airways
IRA,IR,Iran Air
IRB,B9,Iranair Tours
IRC,EP,Iran Aseman Airlines
IRD,,Arvand Airlines
IRE,,Pariz Air
IRF,,TA-Air Airline
IRG,,Iranian Air Transport
IRH,,Atlas Aviation Group
IRI,,Navid
IRJ,,Bonyad Airlines
IRK,Y9,Kish Air
IRL,,Irish Air Corps
IRM,W5,Mahan Air
IRO,,CSA Air
IRP,,Payam Air
IRQ,,Qeshm Air
IRR,,Tara Air Line
IRU,,Chabahar Airlines
IRV,,Safat Airlines
IRW,,Aram Airline
IRX,,Aria Tour
IRY,,Eram Air
IRZ,,Saha Airlines Services
ISA,,Island Airlines
ISD,,ISD Avia
ISF,,International Stabilisation Assistance Force
ISG,6P,Club Air
ISI,,Island Air
ISK,3L,Intersky
ISL,,Landsflug
ISM,,Auo Airclub AIST-M
ISN,,Interisland Airlines
ISR,6H,Israir
IST,,Istanbul Airlines
ISV,WC,Islena De Inversiones
ISW,IF,Islas Airways
ITA,,Inter-Air
ITC,,International Air Carrier Association
ITE,,Aerotaxi
ITF,,Avita-Servicos Aéreos
ITH,,International Trans-Air
ITI,,Intairline
ITK,ID,Interlink Airlines
ITL,,Italfly
ITN,,Industrias Titan
ITO,,Aero Citro
ITR,,Frontier Commuter
ITS,,Inter-State Aviation
ITU,,Intervuelos
ITW,,Inter Air
ITX,IK,Imair Airlines
ITY,AZ,ITA Airways
IUS,,Icarus
IVA,,Innotech Aviation
IVE,,Air Executive
IVJ,,Flight International
IVR,,Burundaiavia
IVS,,Ivoire Aero Services
IVT,,Interaviatrans
IVW,,Ivoire Airways
IWD,TY,Iberworld
IWS,,Aviainvest
IWY,,Interisland Airways Limited
IXR,,Ixair
IXX,,Dolphin Express Airlines
IYE,IY,Yemenia
IZA,I8,Izhavia
IZG,,Zagros Airlines
JAA,JF,Jet Asia Airways
JAC,,Japan Air Commuter
JAD,,Aerojal
JAE,,Jade Cargo International
JAF,TB,TUI fly Belgium
JAG,,Alpha Sky
JAI,9W,Jet Airways
JAK,,Jana-Arka
JAL,JL,Japan Airlines
JAM,,Sunline Express
JAP,JZ,JetSMART Perú
JAR,,Airlink
JAS,,Jet Aviation Flight Services
JAT,JA,JetSMART
JAV,R5,Jordan Aviation
JAW,JO,Jasmin Airways
JAX,,Janair
JAZ,JO,JALways
JBA,JB,Helijet
JBC,,Jetbee Czech
JBD,,Jet Aviation Business Jets Deutschland
JBE,,Sino Jet (Beijing) Company
JBR,,Job Air
JBU,B6,JetBlue Airways
JCB,,J C Bamford (Excavators)
JCC,QD,JC International Airlines
JCF,,Jet Center Flight Training
JCH,,Trading Air Cargo
JCI,,Jordan International Air Cargo
JCK,,Jackson Air Services
JCL,,Jetcall
JCM,,Secure Air Charter
JCO,,Jet Concierge Club
JCR,,Rotterdam Jet Center
JCS,0J,Jetclub
JCT,,Jet Charter
JDA,,JDAviation
JDC,,Deere and Company
JDE,,Express Cargo Airlines
JDG,,Joanas Avialinijos
JDI,,Jet Story
JDL,JG,JD Airlines
JDP,,JDP Lux
JEA,,Jet Air
JEC,,JetSMART Colombia
JED,,Phoenix East Aviation
JEE,,Ambjek Air Services
JEF,,Jetflite
JEI,,Jet Executive International Charter
JEJ,,Jets Ejecutivos
JEK,,Jet Link
JEL,,Tal Air Charters
JEM,,Emerald Airways
JEP,,Jets Personales
JES,WJ,JetSMART Argentina
JET,,Svenskt Industriflyg AB
JEX,JC,JAL Express
JFA,,Jetfly Aviation
JFC,,LTV Jet Fleet Corporation
JFK,,Keenair Charter -
JFL,,Jetfly Airlines
JFS,,Juanda Flying School
JFU,,Jet4You
JFY,,Foster Yeoman
JGD,,Jet G&D Aviation
JGJ,,Shaanxi Jinggong General Aviation
JGO,JG,JetGo Australia
JHM,,JHM Cargo Expreso
JHN,,Johnson Air
JIA,OH,PSA Airlines
JIB,,Jibair
JIC,,Jetgo International
JIM,,Sark International Airways
JIT,,Jet It
JIV,,Jivair AB
JJA,7C,Jeju Air
JJM,,Regional Geodata Air
JJP,GK,JetStar Japan
JKH,,Jetkontor
JKT,,Jetstar Hong Kong Airways
JKY,,Helicopter & Aviation Services
JLA,,MIA Airlines
JLH,,Jetlink Holland
JLJ,JL,J-Air
JLL,,JetKonnect
JLN,,Eurojet Limited
JLX,,Jetlink Express
JMA,JM,Jambojet Limited
JMB,,Jambo Africa Airlines
JMC,,JMC Airlines
JME,,Executive Jet Management Europe
JMG,,JetMagic
JMJ,,Johnston Airways
JMK,,Jetmagic
JMM,,Joint Military Commission
JMP,,Business Wings
JMR,LW,LAW Latin American Wings
JMT,,Jomartaxi Aereo
JMX,,Air Jamaica Express
JNA,LJ,Jin Air
JNH,,M & N Aviation
JNJ,,Journey Jet
JNL,,JetNetherlands
JNR,,Jet Norte
JNV,,Jetnova de Aviación Ejecutiva
JNY,,Jenney Beechcraft
JOA,,Air Swift Aviation
JOB,,Aerojobeni
JOL,IP,Atyrau Air Ways
JON,,Jonair
JOS,L3,DHL de Guatemala
JOY,JR,Joy Air
JPA,,OSACOM
JPN,,Jeppesen UK
JPO,,Jetpro
JPQ,,Jett Paqueteria
JPR,,Aerosmith Aviation
JPV,,Jet Pool Network
JRC,,JetAir Caribbean
JRE,,flyExclusive
JRF,,First Air Transport
JRI,,Jetrider International
JRN,,Jet Rent
JSA,3K,Jetstar Asia Airways
JSD,,B.J. Aviation Slovenia
JSE,,Jets Y Servicios Ejecutivos
JSG,,B.J. Aviation Hungary
JSH,,Jetstream Air
JSI,,Jet Air Group
JSJ,,JS Air
JSM,,Jet Stream
JSP,,Palmer Aviation
JST,JQ,Jetstar Airways
JSU,,Jiangsu Jet
JSV,,Japan Aircraft Service
JSW,,Jigsaw Project
JSX,XE,JSX
JSY,,Jung Sky
JTA,NU,Japan Transocean Air
JTC,,Jet Trans Aviation
JTD,,Jettime
JTE,WO,National Jet Express
JTF,JO,Jettime Finland
JTI,,Cirrus Middle East
JTL,,Jet Linx Aviation
JTM,,Exxavia Limited
JTN,,Jettrain Corporation
JTR,,Executive Aviation Services
JTS,,Arrendamiento de Aviones Jets
JTT,,Jet-2000
JTU,,Zhetysu
JTX,,Jet Aspen Air Lines
JTY,VJ,Jatayu Airlines
JUA,,Aero Juarez
JUB,,Jubba Airways
JUC,,Juba Cargo Services & Aviation Company
JUP,,JumpAir
JUR,,Ju-Air
JUS,U7,USA Jet Airlines
JVK,,Jorvik
JWY,,Jetways of Iowa
JXA,,Jetex Aviation
JXT,,Jetstream Executive Travel
JXX,,Jinxiang Airlines
JYH,AQ,9 Air
JZA,QK,Air Canada Jazz
JZR,J9,Jazeera Airways
KAA,,Asia Aero Survey and Consulting Engineers
KAC,KU,Kuwait Airways
KAD,,Air Kirovograd
KAE,,Kartika Airlines
KAH,,Kent Aviation
KAI,,Kaiser Air
KAJ,,Karthago Airlines
KAL,KE,Korean Air
KAM,,Air Mach
KAO,,Kazan Aviation Production Association
KAP,9K,Cape Air
KAR,EO,Pegas Fly
KAS,,Kingston Air Services
KAT,,Kato Airline
KAV,,Air Kufra
KAW,,Kaz Air West
KAY,,K5-Aviation GmbH
KAZ,,Comlux KZ
KBA,,Kenn Borek Air
KBS,,Business Aero
KBV,,Kustbevakningen
KBZ,K7,Air KBZ
KCA,,Trans-Kiev
KCE,,Irving Oil
KDC,,K D Air Corporation
KDR,,Royal Daisy Airlines
KDZ,,Flightworks
KEE,BZ,Keystone Air Service
KEJ,,Kaz Air Jet
KEK,,Arkhabay
KEM,5Z,CemAir
KEN,M5,Kenmore Air
KES,4I,Air Antilles
KEY,,Key Airlines
KFA,,Kelowna Flightcraft Air Charter
KFC,,Kremenchuk Flight College
KFE,,Skyfirst
KFK,,Aero Charter Krifka
KFS,K9,Kalitta Charters
KFT,,Air Kraft Mir
KGA,R8,Kyrgyzstan Airlines
KGB,,Kyrgz General Aviation
KGC,,Peach Air
KGD,,Air Concorde
KGF,7B,CVsky
KGL,7K,Kogalymavia Air Company
KGN,,Asman Airlines
KGT,,Knights Airlines
KGZ,N5,Kyrgyz Airlines
KHA,,Kitty Hawk Aircargo
KHB,H8,Dalavia
KHC,,Kitty Hawk Airways
KHE,,Kanfey Ha'emek Aviation
KHH,,Alexandria Airlines
KHK,KH,Kharkiv Airlines
KHM,,Cambodia Airlines
KHO,,Khors Aircompany
KHP,,Khoezestan Photros Air Lines
KHR,,Khazar
KHV,K6,Cambodia Angkor Air
KHX,,Knighthawk Express
KHY,,Khyber Afghan Airlines
KIA,KP,Kiwi International Air Lines
KIE,,Afit
KII,CB,Kalitta Charters II
KIN,,Kinloss Flying Training Unit
KIP,,Kinnarps
KIS,Y9,Kish Airlines
KIW,,Royal New Zealand Air Force
KIZ,,Kanaf-Arkia Airlines
KKA,,Kazavia
KKB,,Air South
KKS,,Salem
KLB,,Air Mali International
KLC,WA,KLM Cityhopper
KLD,,Air Klaipėda
KLE,,Rusaero
KLH,,KLM Helicopter
KLJ,,KlasJet
KLM,KL,KLM
KLO,,Flight-Ops International
KLR,,Columbus Air Transport
KLX,,Kelix Air
KLZ,,Aerokaluz
KMA,,Komiaviatrans State Air Enterprise
KMB,,Delta Engineering Aviation
KMC,,Kahama Mining Corporation
KME,KR,Cambodia Airways
KMF,RQ,Kam Air
KMG,,Kosmas Air
KMI,8K,K-Mile Air
KMM,KM,KM Malta Airlines
KMP,E2,Kampuchea Airlines
KMR,,Western Pacific Airlines
KMV,8J,Komiinteravia
KNA,KY,Kunming Airlines
KNE,XY,Flynas
KNG,,King Aviation
KNI,KD,KD Avia
KNM,,GB Helicopters
KNS,,Kinshasa Airways
KNX,,Knighthawk Air Express
KOA,,Koanda Avacion
KOB,,Koob-Corp - 96 KFT
KOC,,SetAir
KOE,,Northland Aviation
KOK,,Horizon Air Service
KOM,,Kom Activity
KON,KS,Air Connect
KOP,,Servicios Aéreos Copters
KOR,JS,Air Koryo
KOS,,Kosova Airlines
KOV,,Orlan-2000
KOY,,Araiavia
KPA,VD,Kunpeng Airlines
KPH,,Kazan Helicopters
KPO,,Nxt Jet
KQA,KQ,Kenya Airways
KRA,,Transcontinental Airlines
KRB,,Karibu Airways Company
KRC,,New Zealand Air Defence Force
KRE,A4,AeroSucre
KRF,,United Kingdom Royal VIP Flights
KRG,,Krimaviamontag
KRH,,United Kingdom Royal VIP Flight
KRI,K9,Krylo Airlines
KRM,,Crimea Universal Avia
KRN,,Kaz Agros Avia
KRO,,Kroonk Air Agency
KRP,V3,Carpatair
KRT,,Air Kokshetau
KRU,NV,Karun Airlines
KRV,,Khoriv-Avia
KSA,,K S Avia
KSI,,Air Kissari
KSM,,Kosmos
KSP,,Servicios Aéreos Expecializados En Transportes Petroleros
KSS,,Raytheon Travel Air
KST,,PTL Luftfahrtunternehmen
KSU,,Kansas State University
KSZ,S6,Sunrise Airways
KTA,,Kirov Air Enterprise
KTB,,Transaviabaltika
KTC,KT,AirAsia Cambodia
KTL,,P & P Floss Pick Manufacturers
KTN,,Aeronavigaciya
KTR,,HT Helikoptertransport
KTS,,Transair-Gyraintiee
KTV,,Kata Transportation
KUG,,State of Kuwait
KUS,,National Airlines
KVK,,Olimp Air
KVR,,Alliance Avia
KVS,,Kevis
KWA,,Vozdushnaya Academy
KWN,,Kwena Air
KXP,WW,MJets Air
KYB,,Skybridge AirOps
KYC,,Av Atlantic
KYD,,Sky Messaging
KYE,GG,Sky Lease Cargo
KYM,,Krym
KYR,,Sky Aeronautical Services
KZA,,Kurzemes Avio
KZE,,Euro-Asia Air International
KZH,,Zhez Air
KZM,,Phoebus Apolloa Zambia
KZN,,Aviaservice
KZR,KC,Air Astana
KZS,,Kazaviaspas
KZU,GO,Kuzu Airlines Cargo
KZW,,Khalifa Airways
LAA,LN,Libyan Arab Airlines
LAC,,Lockeed Aircraft Corporation
LAD,,Lebanon Airport Development Corporation
LAE,L7,LAN Cargo
LAF,,Latvian Air Force
LAG,,Aviation Legacy
LAH,,L A Helicopter
LAI,9L,Linkasia
LAJ,KJ,British Mediterranean Airways
LAK,,Red Wing Aviation
LAL,,Labrador Airways
LAM,TM,Linhas Aéreas de Moçambique
LAN,LA,LATAM Chile
LAO,QV,Lao Airlines
LAP,PZ,LATAM Paraguay
LAQ,LQ,Lebanese Air Transport
LAR,,Lawrence Aviation
LAT,,Lebanese Air Transport (charter)
LAU,4L,Líneas Aéreas Suramericanas
LAV,AP,AlbaStar
LAW,,Link Airways of Australia
LAX,,Laminar Air
LAY,,Layang-Layang Aerospace
LBH,,Laker Airways (Bahamas)
LBI,,Albisa
LBQ,,Quest Diagnostics
LBR,,Elbe Air Transport
LBT,BJ,Nouvel Air Tunisie
LBW,,Albatros Airways
LBY,,Belle Air
LCA,,Leconte Airlines
LCB,,LC Busre
LCC,,The Lancair Company
LCG,,Lignes Aeriennes Congolaises
LCH,,Lynch Flying Service
LCM,,Líneas Aéreas Comerciales
LCN,,Líneas Aéreas Canedo LAC
LCO,UC,LAN Cargo
LCR,,Libyan Arab Air Cargo
LCS,,RAF Leuchars
LCT,,Link Conexion Aerea
LCY,,London City Airport Jet Centre
LDA,NG,Lauda Air
LDE,,LADE - Líneas Aéreas Del Estado
LDG,,Aerolíneas Aéreas Ejecutivas De Durango
LDI,,Lauda Air Italy
LDL,,Aerologic
LDM,,Lauda Motion (Amira Air)
LDN,,Al-Donas Airlines
LDR,,Aero Lider
LDX,,Sparfell Luftfahrt
LEA,,Unijet
LEB,,Lebap
LEC,,Linex
LED,,Blom Geomatics
LEE,,Leeming Flying Training Unit
LEG,,The Army Aviation Heritage Foundation
LEJ,,FSH Luftfahrtunternehmen
LEL,,Leonsa De Aviación
LEM,,Aleem
LEN,,Lentini Aviation
LEP,,Laughlin Express
LER,QL,LASER Airlines
LET,,Aerolíneas Ejecutivas
LEU,,Lions-Air
LEX,,L'Express Airlines
LFA,,Air Alfa
LFE,,Luxflight Executive
LFI,,National Airways Corporation
LFL,,Executive Air
LFO,,Deutsches Zentrum für Luft- und Raumfahrt
LFP,,Alfa Aerospace
LFR,,Atlantic Airfreight Aviation
LGD,,Legend Airlines
LGL,LG,Luxair
LGN,,Aerolaguna
LGT,6T,Longtail Aviation
LGU,,Servicios Aéreos Ejecutivos De La Laguna
LGW,HE,Luftfahrtgesellschaft Walter
LHA,GI,Longhao Airlines
LHB,,Liebherr-Aviation
LHC,,London Helicopter Centres
LHR,,Al Ahram Aviation
LHS,,Luhansk
LHT,,Lufthansa Technik
LHX,VL,Lufthansa City Airlines
LIA,LI,Leeward Islands Air Transport
LIB,,Polizeihubschrauberstaffel Hamburg
LID,,Alidaunia
LIE,,Al-Dawood Air
LIF,,Rocky Mountain Holdings
LIJ,,Líneas Aéreas San Jose
LIL,FL,Fly Lili
LIN,,Aerolimousine
LIQ,,Lid Air
LIR,,Minsk Aircraft Overhaul Plant
LIS,,Eastern Express
LIV,,Air Livonia
LJA,,Air Jamahiriya Company
LJB,,Al Jaber Aviation
LJC,,The Little Jet Company
LJY,,L J Aviation
LKA,LF,Lao Central Airlines
LKD,,Lignes Aeriennes Du Tchad
LKE,8L,Lucky Air
LKL,,Lakeland Aviation
LKN,IN,NAM Air
LKP,,American Aviation
LKR,,Laker Airways
LKS,,Airlink Solutions
LKW,,Top Sky International
LKY,,Air Solutions
LLA,,Servico Leo Lopex
LLB,LB,Lloyd Aéreo Boliviano
LLK,,Life Line Aviation
LLL,,Lao Air Company
LLM,YL,Yamal Airlines
LLO,,Operation Enduring Freedom
LLR,9I,Alliance Air
LLS,,Servicios Aéreos Estrella
LLT,,Classic Jet
LMA,,Aerolima
LMC,,Línea Aérea Mexicana de Carga
LME,,Lignes Mauritaniennes Air Express
LMG,,South African Air Force
LMJ,,Masterjet
LMK,,Grantex Aviation
LML,,Alamia Air
LMN,,Líneas Aéreas Monarca
LMO,,Sky Limo Corporation
LMP,,Air Plus Argentina
LMR,,Lamra
LMS,,Lomas Helicopters
LMT,,Almaty Aviation
LMU,UJ,AlMasria Universal Airlines
LMX,,Aerolíneas Mexicanas J S
LMY,,Air Almaty
LMZ,,Air Almaty ZK
LNA,,Lnair Air Services
LNC,,LAN Dominica
LNE,XL,LAN Ecuador
LNG,,Lockheed Martin Aeronautics Company
LNI,JT,Lion Mentari Airlines
LNK,4Z,Airlink
LNM,,Liaoning Meridian Jet
LNP,L7,Línea Aérea SAPSA
LNT,,Aerolíneas Internacionales
LNX,,London Executive Aviation
LOD,,Malmoe Air Taxi
LOF,AX,Trans States Airlines
LOG,LM,Loganair
LOK,,Alok Air
LOP,,Linton-on-Ouse Flying Training Unit
LOR,,Leo-Air
LOS,,Lossiemouth Flying Training Unit
LOT,LO,LOT Polish Airlines
LOU,,Air Saint Louis
LOV,,London Flight Centre (Stansted)
LPA,,Air Leap
LPC,,Alpine Aviation
LPD,,UK Royal/HRH Duke of York
LPE,LP,LAN Peru
LPL,,Lease-a-Plane International
LPN,L7,Laoag International Airlines
LPR,,Lotnicze Pogotowie Ratunkowe
LPV,A6,Air Alps Aviation
LRA,,Little Red Air Service
LRB,,L R Airlines
LRC,LR,Avianca Costa Rica
LRD,,Laredo Air
LRO,,Alrosa-Avia
LRQ,,Luxembourg Air Ambulance
LRR,,Lorraine Aviation
LRS,,Sansa
LRT,,Lincoln Airlines
LRW,,Al Rida Airways
LSA,,Leader SRL
LSC,,Los Cedros Aviación
LSE,,Línea De Aeroservicios
LSI,CP,MSC Air
LSK,,SkyLight
LSM,,Luxaviation San Marino
LSP,,Spectrum Aviation Incorporated
LSR,,Alsair
LSS,,Lone Star Airlines
LSU,,Laus
LSV,,Slovenian Air Force
LSY,,Lindsay Aviation
LTA,,Trans Atlantis
LTC,,Charter Jets
LTE,XO,LTE International Airways
LTF,DV,Lufttaxi Fluggesellschaft
LTG,M3,LATAM Cargo Brasil
LTI,,Aerotaxis Latinoamericanos
LTL,,Benin Littoral Airways
LTO,L3,LTU Austria
LTR,L5,Lufttransport
LTS,,Flight Inspections and Systems
LTW,,Luchtvaartmaatschappij Twente
LTY,,Liberty Air
LUA,,Luminair
LUC,,Albinati Aeronautics
LUE,,Aeroclub de Alicante
LUK,,LUKoil-Avia
LUT,,Luft Carago
LUV,,Luxembourg Air Rescue
LUZ,,Luzair
LVA,,Hawaiian Globetrotter
LVB,,IRS Airlines
LVD,,Luftfahrt-Vermietungs-Dienst
LVL,LL,LEVEL
LVN,,Aliven
LVR,,Aviavilsa
LVT,,La Valenciana Taxi Aéreo
LWA,,Libyan Wings
LWD,,Leisure Air
LWG,BN,Luxwing
LWI,L9,Lumiwings
LWL,,Lowlevel
LXA,,Luxaviation
LXF,,Lynx Air International
LXG,,Luxaviation Germany
LXJ,,Flexjet
LXM,,Luxaviation Malta
LXO,,Luxor Air
LXP,LU,LAN Express
LXR,LK,Air Luxor
LXW,5A,Lanexang Airways International
LYB,,Lynden Air Cargo
LYC,L2,Lynden Air Cargo
LYD,,Lydd Air
LYF,,Lithuanian Air Force
LYH,,Yankee Lima Helicopteres
LYM,,Key Lime Air
LYN,QH,Kyrgyzstan
LYT,,Apatas Air
LYW,,Libyan Airlines
LYX,,SmartLynx Malta
LZA,,Lanza Air
LZB,FB,Bulgaria Air
LZP,,Air Ban
LZR,,Air Lazur
LZT,,Lanzarote Aerocargo
MAA,M7,MasAir
MAB,,Millardair
MAC,3O,Air Arabia Maroc
MAD,,Maple Air Services
MAE,,Mali Air
MAF,,Mission Aviation Fellowship
MAH,MA,Malév Hungarian Airlines
MAI,L6,Mauritania Airlines International
MAJ,,Majestic Airlines
MAL,,Morningstar Air Express
MAM,,Aeródromo De La Mancha
MAN,,Mannion Air Charter
MAQ,,Mac Aviation
MAR,MV,Air Mediterranean
MAS,MH,Malaysia Airlines
MAT,,Maine Aviation
MAU,MK,Air Mauritius
MAV,NR,Manta Air
MAW,,Mustique Airways
MAX,,Max-Aviation
MAY,AL,Malta Air
MAZ,,Mines Air Services Zambia
MBA,,Avag Air
MBB,,Air Manas
MBC,,Airjet Exploração Aérea De Carga
MBE,,Martin-Baker
MBI,,Mountain Bird
MBK,MB,Chrono Jet
MBL,,First City Air
MBN,Q3,Zambian Airways
MBO,,Mobil Oil
MBR,,Brazilian Navy Aviation
MBS,,Mbach Air
MBU,DI,Marabu Airlines
MCB,,Air Mercia
MCC,,MCC Aviation
MCD,,Air Medical
MCE,,Marshall Aerospace
MCF,,MAC Fotografica
MCG,,SOS Helikoptern Gotland
MCH,,McAlpine Helicopters
MCJ,A0,Avianca Argentina
MCK,,Aeroways
MCL,,Medical Aviation Services
MCM,,Heli-Air-Monaco
MCN,,Mac Dan Aviation Corporation
MCO,,Aerolíneas Marcos
MCP,,Marcopolo Airways
MCS,,Macedonian Airlines
MCT,,Transportación Aérea Del Mar De Cortés
MCV,,MTC Aviación
MCX,,Cargo Express
MCY,,Ambulance Air Africa
MDA,AE,Mandarin Airlines
MDB,,Monde Air Charters
MDC,,Atlantic Aero and Mid-Atlantic Freight
MDE,,Mauritanienne De Transport Aerien
MDF,,Mediterranean Air Freight
MDG,MD,Air Madagascar
MDH,,Madina Air
MDJ,,Jetran Air
MDL,RI,Mandala Airlines
MDM,,Medavia Company
MDN,,Mudan Airlines
MDR,,Compania Mexicana De Aeroplanos
MDS,,McNeely Charter Services
MDT,,Sundt Air
MDV,2M,Moldavian Airlines
MDX,,Aerosud Charter
MDY,,Mediterranean Airways
MEA,ME,Middle East Airlines
MEC,,Mercury Aircourier Service
MED,,Ontario Ministry of Health
MEE,,Elimediterranea
MEF,,Air Meridan
MEG,LV,Mega Maldives
MEI,,Merlin Airways
MEJ,,Medjet International
MEK,,Med-Trans of Florida
MEL,,Mega Linhas Aéreas
MEM,,Meridian Limited
MEP,YX,Midwest Airlines
MER,,Methow Aviation
MES,,Mesaba Airlines
MET,,Meteorological Research Flight
MEV,VL,Med-View Airline
MEX,,Metro Express
MEY,,Justair Scandinavia
MFA,,Martyn Fiddler Associates
MFB,,Mountain Flyers 80
MFC,,Moncton Flying Club
MFL,,Aero McFly
MFR,,Midline Air Freight
MFS,,Miller Flying Services
MFT,,Multiflight
MFX,C6,My Freighter
MFZ,,Mofaz Air
MGA,,MG Aviación
MGB,,Coulson Flying Service
MGE,,Asia Pacific Airlines
MGG,,Elmagal Aviation Services
MGH,4M,Mavi Gok Aviation
MGI,,Marghi Air
MGK,,Mega
MGL,OM,MIAT Mongolian Airlines
MGM,,Transporte Aero MGM
MGO,,Punto Fa
MGR,,Magna Air
MGS,,Aeromagar
MGW,XF,Mongolian Airways Cargo
MGX,YM,Montenegro Airlines
MGY,MD,Madagascar Airlines
MHA,,Mountain High Aviation
MHC,,Aero Jomacha
MHD,,Yas Air Kish
MHH,,Mounthill Aviation
MHL,,Meridian Airlines
MHN,,Manhattan Air
MHO,MW,Mokulele Airlines
MHQ,,Skargardshavets Helikoptertjanst
MHS,,Air Memphis
MHU,,Air Memphis
MHV,M2,MHS Aviation GmbH
MIA,,Mauria
MIC,,Mint Airways
MID,,Midland Airport Services
MIE,,Aero Premier De Mexico
MIF,,Miras
MIG,,Russian Aircraft Corporation-MiG
MIM,,Mimino
MIN,,MJets
MIR,,Miramichi Air Service
MIS,,Midstate Airlines
MIT,,Flight Line
MIZ,,Desarrollo Milaz
MJB,,Magic Blue Airlines
MJC,,Mandarin Air
MJF,,MJet
MJJ,,Mjets
MJL,,Jet Line International
MJM,,Eti 2000
MJN,RS,Royal Air Force of Oman
MJR,,Midamerica Jet
MJT,,Mex-Jet
MKA,,MK Airline
MKH,,Air Marrakech Service
MKK,,Malaya Aviatsia Dona
MKL,,McCall Aviation
MKO,,Markoss Aviation
MKR,LQ,Lanmei Airlines
MKS,,Pimichikamac Air
MKY,,Monky Aerotaxis
MLA,Q5,40-Mile Air
MLB,,Manaf International Airways
MLC,,Malila Airlift
MLE,,Moldaeroservice
MLF,,Amal Airlines
MLG,,Malagasy Airlines
MLH,,Avion Express Malta
MLK,,Millennium Air
MLL,,Aeroclub de Mallorca
MLM,,ComLux Malta
MLN,,Corporate Air
MLO,,Servicios Aéreos Milenio
MLS,,Mall Airways
MLT,DB,Maleth-Aero
MLU,,Zracno Pristaniste Mali Losinj
MLX,,Malawi Express
MMA,8M,Myanmar Airways International
MMC,,Aermarche
MMD,6I,Air Alsie
MMF,,Multinational Multi-Role Tanker Transport Fleet
MMG,,Aereo Ruta Maya
MML,MR,Hunnu Air
MMM,,Aviation Company Meridian
MMO,MM,Malta MedAir
MMP,,AMP Incorporated
MMR,,Musrata Air Transport
MMS,,SAAD (A320) Limited
MMX,,Airmax
MMZ,MM,EuroAtlantic Airways
MNA,MZ,Merpati Nusantara Airlines
MNB,MB,MNG Airlines
MNC,,MIT Airlines
MNE,,Air Montenegro
MNG,M0,Aero Mongolia
MNH,,Monarch Airlines
MNI,,Aeromilenio
MNJ,IM,Menajet
MNL,,Miniliner
MNO,JE,Mango
MNR,,Mann Air
MNS,BM,Medsky Airways
MNT,5M,Montserrat Airways
MNU,,Elite Airways
MNV,,Mauritanienne Aerienne Et Navale
MNX,,Manx Airlines
MNY,,Mooney Aircraft Corporation
MNZ,,Murmansk Aircompany
MOC,,Air Monarch Cargo
MOH,,Tigerfly
MOP,,Aeropublicitaria De Angola
MOR,,Aerolíneas De Morelia
MOS,,Misr Overseas Airways
MOV,NN,VIM Airlines
MOW,,Mowhawk Airlines
MOZ,,Salzburg Jet Aviation
MPA,,Mid-Pacific Airlines
MPC,,Mountain Pacific Air
MPD,A7,Air Plus Comet
MPE,5T,Canadian North
MPH,MP,Martinair
MPI,,Mosphil Aero
MPJ,AQ,MAP-Management and Planung
MPL,,Master Planner
MPO,,Transportes Aéreos Amparo
MPR,,Empire Aviation Services
MPS,,Metroplis
MPT,,Miapet-Avia
MPX,QO,Aeromexpress
MQT,,Air ITM
MRA,,Martinaire
MRD,,Meridian Air Cargo
MRE,,Namibia Commercial Aviation
MRF,,Mauritanienne Air Fret
MRG,,MANAG'AIR
MRH,,Marham Flying Training Unit
MRI,,Servicios Aéreos Moritani
MRJ,JI,Meraj Airlines
MRK,,Markair
MRL,,Aeromorelos
MRM,,Aerocharter
MRN,,Missions Gouvernemtales Francaises
MRO,,Morrison Flying Service
MRP,,Abas
MRR,2G,San Juan Airlines
MRT,MR,Air Mauritanie
MRW,6V,Mars RK
MRX,,Herman's Markair Express
MRZ,,Medical Air Rescue Services
MSA,M4,Poste Air Cargo
MSC,SM,Air Cairo
MSF,,Minsheng International Jet
MSG,,Servico Aéreo Regional
MSH,,US Marshals Service
MSI,M9,Motor Sich
MSJ,M8,SkyJet Airlines
MSK,,Air Sport
MSL,M7,Marsland Aviation
MSM,,Aeromas
MSN,,Milenium Air Servicios Aereos Integrados
MSO,,Aerolíneas Mesoamericanas
MSP,,Servicio De Vigilancia Aérea Del Ministerio De Seguridad Pública
MSQ,,Meta Linhas Aéreas
MSR,MS,Egyptair
MSS,,Morris Air Service
MSV,,Aero-Kamov
MSW,,Master Airways
MSX,,Egyptair Cargo
MSY,,Massey University School of Aviation
MTA,,GAK/Mitchell Aero
MTB,,Aerotaxis Metropolitanos
MTC,N4,Mountain Air Company
MTD,,MacKnight Airlines
MTG,,Servicios Aéreos MTT
MTH,,Massachusetts Institute of Technology
MTI,,Monerrey Air Taxi
MTJ,,Metrojet
MTK,,Air Metack
MTL,,RAF-Avia
MTN,,Mountain Air Cargo
MTO,,Marathon Airlines
MTP,,Island Helicopters
MTR,,Metroflight
MTS,,Mantrust Asahi Airways
MTV,,Mountain Valley Air Service
MTX,,Multi Taxi
MTY,,Air Montegomery
MTZ,,Mali Airways
MUA,,Murray Air
MUI,,Trans Air
MUK,,Maersk Air Cargo UK
MUN,,Aeromundo Ejecutivo
MUR,,Aerolínea Muri
MUS,,Air Adelphi
MUT,A4,Azimuth
MVA,,Mississippi Valley Airways
MVD,KV,Kavminvodyavia
MVG,,Moldova
MVI,,Metro Business Aviation
MVK,,Helicopter Training & Hire
MVM,,Air Cargo America
MVN,,Marvin Limited
MVR,,Maverick Airways
MVY,,VIM-Aviaservice
MWA,MY,Midwest Airlines (Egypt)
MWG,MH,MASwings
MWI,3W,Malawian Airlines
MWM,WD,Modern Logistics
MWR,,Raslan Air Service
MWS,,Malta Wings
MWT,,Midwest Aviation Division
MWY,,Mauritanienne Airways
MXA,,Mexicana
MXB,,Mex Blue
MXC,GJ,Compania Mexicargo
MXD,OD,Batik Air Malaysia
MXE,,Moçambique Expresso
MXF,,Maximum Flight Advantages
MXL,8M,Maxair
MXM,6M,Maximus Airlines
MXO,,Aerotaxi Mexicano
MXP,,May Air Xpress
MXQ,,Transportes Aéreos Mexiquenses
MXS,,Maxsus-Avia
MXT,,México Transportes Aéreos
MXU,,Maximus Air Cargo
MXX,,Merchant Express Aviation
MXY,MX,Breeze Airways
MYA,,Myflug
MYD,2M,Maya Island Air
MYI,,Mayair
MYJ,,My Jet
MYO,,Dominguez Toledo (Grupo Mayoral)
MYP,7Y,Mann Yadanarpon Airlines
MYS,,Aero Yaqui Mayo
MYU,2Y,My Indo Airlines
MYW,,My Way Airlines
MYX,,SmartLynx Airlines Estonia
MZA,IH,Irtysh Air
MZK,,AVC Airlines
MZL,,Aerovías Montes Azules
MZS,,Mahfooz Aviation
MZT,,ZYB Lily Jet
NAB,,Mina Airline Company
NAC,NC,Northern Air Cargo
NAD,,Seulawah Nad Air
NAE,,Nations Air Express Inc
NAF,,Royal Netherlands Air Force
NAH,,Nahanni Air Services Ltd
NAI,,North Adria Aviation
NAJ,,North American Jet Charter Group
NAL,,Northway Aviation Ltd
NAM,,Nortland Air Manitoba
NAO,NA,North American Airlines
NAP,,Napier Air Service Inc
NAR,,Air Continental Inc
NAS,UE,Nasair
NAT,,North Atlantic Air Inc
NAU,,Danaus Lineas Aereas
NAV,,Nav Flight Planning
NAY,,Navegación Servicios Aéreos Canarios S.A.
NAZ,,Servicios Aéreos del Nazas S.A. de C.V.
NBE,,Novosibirsk Aviaenterprise
NBK,F4,Albarka Air
NBL,,Nobil Air
NBN,,North British Airlines
NBR,,Haughey Air
NBS,,Nimbus Aviation
NBT,N0,Norse Atlantic Airways
NCA,KZ,Nippon Cargo Airlines
NCB,,North Caribou Flying Service Ltd
NCC,,North Coast Air Services Ltd
NCE,,Northcoast Executive Airlines
NCF,,Norfolk County Flight College
NCG,,Nederlandse Kustwacht
NCH,,Chanchangi Airlines
NCL,,ACA-Ancargo Air Sociedade de Transporte de Carga Lda
NCM,,Nas Air
NCN,N4,National Airlines
NCO,,Natalco Air Lines
NCP,,Capital Airlines Limited
NCR,N8,National Airlines
NCS,,Simpson Air Ltd
NCT,XW,NokScoot
NDA,ND,Nordica
NDC,LF,FlyNordic
NDF,,Namibian Defence Force
NDS,,Nordstree (Australia)
NDU,,University of North Dakota
NEA,EJ,New England Airlines
NEB,,State of Nebraska
NEC,,Necon Air
NEE,,Northeast Airlines
NEF,,Nord-Flyg
NEG,,Línea Aérea de Fumig Aguas Negras
NEL,,Aero Servicios de Nuevo Laredo
NEN,,North-East Airlines
NEP,N7,My Jet Xpress Airlines
NER,,Air Newark
NES,JH,Nordeste Linhas Aéreas Regionais
NET,,Network Aviation Services
NEX,,Northern Executive Aviation
NEZ,,New England Air Express
NFA,M3,North Flying
NFC,,North Atlantic Cargo
NFF,,Aircraft Support and Services
NFL,,Northaire Freight Lines
NFS,,Afrique CArgo Service Senegal
NFT,,Nefteyugansk Aviation Division
NGA,,Nigeria Airways
NGB,NJ,Nordic Global Airlines
NGC,,Angoservice
NGE,,Angel Airlines
NGF,,Angel Flight America
NGK,OC,Oriental Air Bridge
NGL,VM,Max Air
NGN,KK,LEAV Aviation
NGO,,Air-Angol
NGP,,Air Nigeria
NGR,,Nigerian Air Force
NGT,RM,Armenia Aircompany
NGV,,Angoavia
NGX,,Nigerian Global
NHG,,NHT Linhas Aéreas
NHK,,Federal Aviation Administration
NHL,,Northumbria Helicopters
NHR,,Nuevo Horizonte Internacional
NHT,,New Heights 291
NHX,,NHV Helicopters
NHZ,,NHV Helicopters
NIA,NP,Nile Air
NIC,,Northern Illinois Commuter
NID,,Aeroni
NIE,,Aeroejecutiva Nieto
NIG,AJ,Aero Contractors
NIN,,Nurman Avia Indopura
NIR,,Norsk Flytjeneste
NIS,,Nicaragüense de Aviación
NIT,,Midwest Aviation
NJA,,New Japan Aviation
NJC,,Nashville Jet Charters
NJE,1I,NetJets Europe
NJM,,Northern Jet Management
NJS,NC,National Jet Systems
NJU,,Netjets UK
NKF,8N,Barents AirLink
NKL,,Nakheel Aviation
NKV,,Nikolaev-Air
NKY,,Aeromonkey
NKZ,,Aerokuzbass
NLA,,Neiltown Air
NLC,,Nelair Charters
NLG,,NEL Cargo
NLK,,Elbrus-Avia Air Enterprise
NLL,,Northafrican Air Transport
NLS,,Nationale Luchtvaartschool
NLT,,Newfoundland Labrador Air Transport
NLV,JN,New Livingston S.p.A
NLW,,Nile Wings Aviation Services
NLY,HG,Niki
NMA,NE,Nesma Airlines
NMD,,Nomad Aviation
NMG,9D,Tian Jiao Airlines
NMI,LW,Pacific Wings
NML,,Gambia New Millennium Air
NOA,,Norontair
NOC,,Norcopter
NOF,,Fonnafly
NOH,,No. 32 (The Royal) Squadron
NOJ,,NovaJet
NOK,DD,Nok Air
NOL,,National Overseas Airlines Company
NON,,Servicios Aéreos Latinoamericanos
NOR,,Bristow Norway
NOS,NO,Neos
NOT,,Línea Aérea Costa Norte
NOV,O9,Nova Airline
NOW,,Royal Norwegian Air Force
NOY,,Noy Aviation
NOZ,DY,Norwegian Air Shuttle
NPC,,Western Air Couriers
NPG,,Supernova Airlines
NPL,,Air Nepal International
NPO,,Novosibirsk Aviation Production Association
NPR,,Air Napier
NPT,,West Atlantic
NPX,,Northeast Aviation
NRC,,North Sea Airways
NRD,6N,Nordic Regional
NRE,,Aviones Are
NRG,,Ross Aviation
NRK,,Naturelink Charter
NRL,,Nolinor Aviation
NRN,,Royal Netherland Navy
NRO,,Aero Rent JSC
NRP,,Aeronord-Grup
NRR,,Natureair
NRT,,Norestair
NRV,,North Vancouver Airlines
NRW,,Polizeifliegerstaffel Nordrhein-Westfalen
NRX,,Norse Air Charter
NRZ,,Servicios Aéreos Monarrez
NSA,,Nile Safaris Aviation
NSC,,Societe De Transport Aerien De Mauritanie
NSE,9R,SATENA
NSF,,Northamptonshire School of Flying
NSJ,,Nanshan Jet
NSK,,Air Intersalonika
NSL,,Neric
NSM,,Global Jet Corporation
NSO,,Aerolíneas Sosa
NSP,,Samaritan's Purse
NSR,,National Air Charter
NSS,,Northstar Aviation
NSW,,Country Connection Airlines
NSZ,D8,Norwegian Air Sweden
NTA,,Northern Thunderbird Air
NTB,3B,Binter Cabo Verde
NTC,,Gibson Aviation
NTD,,Aero Norte
NTE,,Interaire
NTF,,OK Business Aircraft
NTG,,Servicios Integrales De Aviación
NTH,,Hokkaido Air System
NTJ,2N,NextJet
NTK,,National Air Traffic Controllers Association
NTL,,Air Anatolia
NTR,,TNT International Aviation
NTS,,Cirrus Air
NTT,,Inter Tropic Airlines
NTV,,Air Inter Ivoire
NTW,CE,Nationwide Airlines
NTX,,Northern Jet Management
NUA,U5,United Nigeria
NUL,,Aeroservicios De Nuevo Leon
NUM,,Nomad Aviation
NUN,,Nunasi-Central Airlines
NVA,,Aeroclub de Albacete
NVC,,NAV CANADA
NVD,X9,Avion Express
NVG,,Novogorod Air Enterprise
NVI,,Avial NV Aviation Company
NVJ,,Fly International Airways
NVK,,Nizhnevartovskavia
NVL,,Navigator Airlines
NVM,,Naviera Mexicana
NVP,,Navegacao Aérea De Portugal
NVQ,VQ,NOVOAIR
NVR,N9,Novair
NVY,,Royal Navy
NWC,0E,North-West Air Company
NWD,,New World Jet Corporation
NWE,,Northwest Aero Associates
NWG,,Airwing
NWK,QF,Network Aviation
NWL,HW,North-Wright Airways
NWN,,Northwinds Northern
NWO,,Northwood Headquarters (RAF)
NWR,FY,Northwest Regional Airlines
NWS,N4,Nordwind
NWT,,Northwest Territorial Airways
NWW,,North West Airlines
NWZ,,Nationwide Airlines (Zambia)
NXA,,Air Next
NXF,,Nextflight Aviation
NXS,,Nexus Aviation
NXT,,National Express
NYA,,Nanyah Aviation
NYB,,Belgian Navy
NYH,,New York Helicopter
NYL,,Mid Airlines
NYS,,Nyasa Express
NYT,,Yeti Airlines
NYX,,NyxAir
NZA,,Nayzak Air Transport
NZM,NM,Mount Cook Airlines
OAA,,Oxley Aviation
OAC,,Oriental Airlines
OAD,,Orscom Tourist Installations Company
OAE,OY,Omni Air International
OAL,OA,Olympic Air
OAN,,NATO
OAO,,Arkhangelsk 2 Aviation Division
OAP,,COAPA AIR
OAV,,Omni - Aviacao e Tecnologia
OAW,2L,Helvetic Airways
OAX,,Operational Aviation Services
OBA,,Aerobanana
OBK,,Amako Airlines
OBS,6O,Orbest
OCA,R7,Aserca Airlines
OCE,,Heliocean
OCN,4Y,Discover Airlines
OCO,,Ostend Air College
OCS,,Ocean Sky (UK)
ODI,,"Jonsson, H Air Taxi"
ODM,,Pan African Airways
ODS,,Odessa Airlines
ODY,,Odyssey International
OEC,,Christophorus Flugrettungsverein
OED,,Orion Air Charter
OES,,ART Aviation
OEW,OX,Canarian Airways
OEY,RI,Rimbun Air
OFA,,Helitaxi Ofavi
OFD,,Ostfriesischen Flug-Dienst
OFF,,Challenge International Airlines
OGI,,Aerogisa
OGJ,,Bakoji Airlines Services
OGN,QO,Origin Pacific Airways
OHY,8Q,Onur Air
OIC,,Iwamoto Crane Co Ltd
OIX,,Orion-x
OJY,,Florida Air
OKA,BK,Okay Airways
OKJ,,Okada Airlines
OKL,,Oklahoma Department of Public Safety
OKP,,Okapi Airways
OKS,S0,Slok Air Gambia
OKT,,Soko Aviation
OLA,OJ,Overland Airways
OLC,,Solar Cargo
OLE,,Operadora de Lineas Ejecutivas
OLO,,Soloflight
OLR,,Colaéreos
OLT,OL,OLT Express Germany
OLV,,Aerolíneas Olve
OLX,,Olimex Aerotaxi
OLY,,Olympus Airways
OMA,WY,Oman Air
OMD,,Nomadic Aviation
OMF,,Omniflys
OMG,,Aeromega
OML,,Organizacoes Mambra
OMR,,Minair
OMS,OV,SalamAir
OMT,CC,CM Airlines
ONE,O6,Avianca Brasil
ONG,,Sonnig SA
ONM,,Presidencia de La Republica de Guinea Ecuatorial
ONR,,Air One Nine
ONT,,Air Ontario
OOT,,Out Of The Blue Air Safaris
OPA,,Opal Air
OPC,,Krystel Air Charter
OPR,,Operaciones Aviacore
OPS,,Jet-Ops
OPT,,Flight Options
OPV,,Operadora de Veulos Ejectutivos
ORA,,Long Island Airlines
ORB,R2,Orenburg Airlines
ORC,OC,Oriental Air Bridge
ORD,,Orange Air Services
ORE,,Orange Aviation
ORF,,Oman Royal Flight
ORJ,,Orange Air Sierra Leone
ORK,,Orca Air
ORL,,On Air Limited
ORM,,Orel State Air Enterprise
ORN,,Orient Airways
ORO,,ClipperJet
ORP,,Aerocorp
ORR,,Operadora Turistica Aurora
ORS,,Action Air
ORT,,Ortac
ORX,,Orbit Express Airlines
ORZ,,Zorex
OSA,,Open Sky Aviation
OSH,,Osh Avia
OSL,SO,Sosoliso Airlines
OSN,,Aerosan
OSO,,Aviapartner Limited Company
OSS,,Servicios Aéreos Noticiosos
OST,,Airline Alania
OSW,,JetAfrica Swaziland
OSY,1L,Open Skies Consultative Commission
OTA,,Organizacion De Transportes Aéreos
OTC,A6,Air Travel
OTF,,Orange2Fly Airlines
OTG,,One Two Go Airlines
OTL,,South Airlines
OTM,,Onetime Airlines Zambia
OTN,,LASTP
OTP,,Operadora de Transportes Aéreos
OTR,,Orient Airlines
OTT,MU,OTT Airlines
OUL,,Air Atonabee
OVA,X5,Air Europa Express
OVC,,Aerovic
OVE,,Aeromover
OVI,,Aerovías Ejecutivas
OVV,,Orient Air
OWE,,Owenair
OWL,,Miami Valley Aviation
OXE,,Oxaero
OXF,,Oxford Aviation Academy
OXO,,Million Air
OYA,YI,Fly Oya
OYE,,Koda International
OYO,,Oyonnair
OZJ,O7,Ozjet Airlines
OZU,,Hozu-Avia
PAA,PA,Pan American World Airways
PAB,,Pacific Air Boats
PAC,PO,Polar Air Cargo
PAD,,Professional Express Courier Service
PAE,,Paisajes Españoles
PAG,,Perimeter Aviation
PAH,,Panorama Air Tour
PAI,,Paradise Airways
PAJ,,Aliparma
PAK,,Pacific Alaska Airlines
PAL,PR,Philippine Airlines
PAM,,Phoenix Air
PAO,OL,Samoa Airways
PAP,,Langtry Flying Group
PAQ,,Pacific Air Express
PAR,,Pacific Rim Airways
PAS,,Pelita Air Service
PAT,,Priority Air Transport
PAV,,ProAir Aviation
PAW,,Pointair Burkina
PAX,,Pan Air
PAZ,,Point Afrique Niger
PBA,9Q,PB Air
PBB,,Polizeihubschrauberstaffel Brandenburg
PBD,DP,Pobeda
PBN,DJ,Pacific Blue
PBR,,Fast Air
PBT,,Air Parabet
PBU,8Y,Air Burundi
PBW,,Polizeihubschrauberstaffel Baden-Württemberg
PBY,,Pearl Air Services
PCA,,Penya De L'Aire
PCC,,Perforadora Central
PCG,,Aeropostal Cargo de Mexico
PCH,,Pilatus Flugzeugwerke
PCJ,,Pacific Jet
PCK,,Air Pack Express
PCL,,Pinnacle Air Group
PCM,,Westair Industries
PCN,,Princeton Aviation Corporation
PCO,8P,Pacific Coastal Airline
PCP,,Aerolínea Principal Chile
PCR,,PAC Air
PCS,,Air Palace
PCV,,Pacific Aviation (Australia)
PCW,,Trans-Pacific Orient Airways
PCX,,Pacific Aviation (United States)
PDA,,Podilia-Avia
PDC,BK,Potomac Air
PDD,,Phillips Alaska
PDF,,Pelican Air Services
PDG,,PLM Dollar Group
PDI,,Paradise Island Airways
PDQ,,PDQ Air Charter
PDR,,COMAV
PDT,PT,Piedmont Airlines
PDV,,Elicar
PDY,,Pen-Avia
PEA,,Pan Europeenne Air Service
PEB,,Benders Air
PEC,Q8,Pacific East Asia Cargo Airlines
PEG,,Pegasus Elite Aviation
PEI,,Panamedia
PEL,OT,Aeropelican Air Services
PEM,,Pem-Air
PEN,KS,Peninsula Airways
PEO,,Petro Air
PER,UF,Petroleum Air Services
PET,,Aerotransporte Petrolero
PEV,PE,People's
PEX,,Pelican Express
PFA,,Pacific Flight Services
PFI,,Aerolíneas Chihuahua
PFN,,Pan African Air Services
PFR,,Pacificair Airlines
PFS,,Prairie Flying Service
PFT,,Air Cargo Express International
PFY,QH,Pel-Air
PFZ,P0,Proflight Zambia
PGA,NI,Portugalia
PGC,,European Aircraft Private Club
PGF,,Paragon Global Flight Support
PGH,,Pulkovo Aircraft Services
PGI,,Panagra Airways
PGL,,Premiair Aviation Services
PGP,P9,Perm Airlines
PGS,,Tauranga Aer Club
PGT,PC,Pegasus Airlines
PGX,,Paragon Air Express
PHA,PH,ASL Airlines Australia
PHB,,Phoebus Apollo Aviation
PHC,,Petroleum Helicopters de Colombia
PHD,,Duncan Aviation
PHE,,Pawan Hans
PHG,,Phoenix Aviation
PHH,,Polizeihubschrauberstaffel Hessen
PHI,,Philips Aviation Services
PHL,,Phillips Michigan City Flying Service
PHM,,Petroleum Helicopters
PHN,,Phoenix Air Lines
PHO,,L&L Flygbildteknik
PHR,,Al Farana Airline
PHS,,Polizeihubschrauberstaffel Sachsen
PHT,,Pan Havacilik Ve Ticaret
PHU,,Pannon Air Service
PHV,,Phenix Aviation
PHW,,Ave.com
PHX,,SkyCare Air Ambulance
PHY,,Phoenix Avia
PIA,PK,Pakistan International Airlines
PIC,BL,Jetstar Pacific Airlines
PIE,,Air South West
PIF,,Aeroservicios California Pacifico
PIK,,Polizeihubschrauberstaffel Sachsen-Anhalt
PIL,,Canada Jet Charters
PIM,,Pinframat
PIN,,Pacific International Airlines
PIO,,Pioneer Airlines
PIP,,Pilot Flight Academy
PIR,NR,Pamir Airways
PIU,,43 Air School
PIV,,Sokol
PIX,,Metropix UK
PJA,,Private Jet Management
PJC,,Pittsburgh Jet Center
PJE,,Private Jet Expeditions
PJJ,,Paradox Jets
PJP,,Princely Jets
PJS,,Jet Aviation
PJV,,Premium Jet
PJZ,,Premium Jet
PKA,,AST Pakistan Airways
PKP,,Mountain Air Express
PKR,,Pakker Avio
PKW,,Pak West Airlines
PKZ,,Prime Aviation
PLB,DJ,Polynesian Blue
PLC,,Police Aviation Services
PLF,,Polish Air Force
PLG,,MBK-S
PLL,,Air Pal
PLM,EB,Wamos Air
PLN,,Planar
PLR,J3,Northwestern Air
PLS,,Aeroflot-Plus
PLT,,South Carolina Aeronautics Commission
PLU,,Pilatus PC-12 Center De Mexico
PLX,,Pool Aviation
PLY,,Puma Linhas Aéreas
PLZ,,Planet Airways
PMA,,Pan Malaysian Air Transport
PMC,,Primas Courier
PME,,Premiair Fliyng Club
PMI,,Primero Transportes Aereos
PMM,,Primair
PMO,,Polar Airlines de Mexico
PMR,,Servicios Aéreos Premier
PMS,,Planemaster Services
PMT,U4,PMTair
PMU,,Premium Aviation
PMV,,Polizeihubschrauberstaffel Mecklenburg-Vorpommern
PMW,I7,Paramount Airways
PMX,,Petroleos Mexicanos
PMY,,Phetchabun Airline
PNA,,Universal Airlines
PNC,,Prince Aviation
PND,,Pond Air Express
PNE,,Peninter Aérea
PNG,,Puerto Rico National Guard
PNH,,Panh
PNK,,Air Pink
PNL,,Aero Personal
PNM,,Panorama
PNP,,Pineapple Air
PNR,PV,PAN Air
PNS,,Survey Udara (Penas)
PNT,,Balmoral Central Contracts
PNU,,Aero Servicios Platinum
PNX,,AIS Airlines
PNY,,Polish Navy
POA,,Portuguese Army
POB,,Servicios Aéreos Poblanos
POC,,Pocono Air Lines
POE,PD,Porter Airlines
POF,,Police Aux Frontiers
POI,,BGB Air
POL,,Rikspolisstyrelsen
PON,,Portuguese Navy
POR,,Porteadora De Cosola
POT,,Polet Airlines
POV,,Meridian
POW,,Hagondale Limited
POY,,Apoyo Aéreo
PPA,,Propheter Aviation
PPC,,Palau Asia Pacific Airlines
PPG,,Phoenix Air Transport
PPH,,Polizeihubschrauberstaffel Niedersachsen
PPK,,Ramp 66
PPM,,Pacific Pearl Airways
PPQ,,Personas Y Pasquetes Por Air
PPS,,Butte Aviation
PPW,RL,Royal Phnom Penh Airways
PQA,,Pacific Coast Airlines
PRA,,Pars Aviation Service
PRC,,Pacific Air Charter
PRD,,Presidential Aviation
PRE,,Precision Airlines
PRF,PW,Precision Air
PRG,,Air Prague
PRH,,Pro Air
PRL,,Pearl Air
PRM,,Prime Air
PRN,,Pirinair Express
PRO,,Propair
PRP,,PRT Aviation
PRR,,Paramount Airlines
PRS,,Pars Air
PRT,,Atlantic Coast Jet
PRV,,Provincial Express
PRW,PF,Primera Air Nordic
PRX,6P,Pradhaan Air Express
PRY,,Priority Air Charter
PSA,,Pacific Island Aviation
PSC,,Pascan Aviation
PSE,,Aeroservicio Sipse
PSF,,Plymouth School of Flying
PSG,,Aviones Para Servirle
PSH,,Red Aviation
PSI,,Pont International Airline Services
PSK,PM,Prescott
PSL,,Aeroservicios Corporativos De San Luis
PSN,,Potosina Del Aire
PSP,,Publiservicios Aéreos
PSR,,Polestar Aviation
PSS,,TSSKB-Progress
PST,7P,Air Panama
PSV,,Servicios Aéreos Profesionales
PSW,,Pskovavia
PSZ,,Pro Air Service
PTA,WE,Parata Air
PTB,2Z,Voepass
PTC,,Patria Cargas Aéreas
PTD,,Aero Servicio Pity
PTE,,Aero Copter
PTH,,Babcock MCS France
PTK,,Petropavlovsk-Kamchatsk Air Enterprise
PTL,,Providence Airline
PTM,,Southeastern Airways
PTN,,Platoon Aviation
PTO,,European Flight Academy
PTP,GP,Palau Trans Pacific Airlines
PTQ,,Port Townsend Airways
PTR,P3,Porter Airlines
PTS,,Points of Call Airlines
PTT,,Promotora Industria Totolapa
PTV,,Puntavia Air Services
PTW,VV,Pattaya Airways
PTY,,Petty Transport
PUA,PU,PLUNA
PUE,PU,Plus Ultra
PUR,,Spurwing Airlines
PUT,,Aeroput
PUV,,Publivoo
PVD,,Pad Aviation Service
PVG,P6,Privilege Style
PVI,,Panavia
PVK,,Association of Private Pilots of Kazakhstan
PVL,PB,PAL Airlines (Canada)
PVN,P9,Peruvian Airlines
PVO,,Bearing Supplies Limited
PVU,,Peau Vavaʻu
PVV,,Fly Pro
PWA,,Priester Aviation
PWC,,Pratt and Whitney Canada
PWD,,Pan Am World Airways
PWF,8W,Private Wings Flugcharter
PWL,,Powell Air
PXA,,Pecotox Air
PXP,,Pacific Air Transport
PXT,,Pacific Coast Jet
PXX,,Aroostook Aviation
PYC,,Aeropycsa
PYN,,Haverfordwest Air Charter Services
PYR,,Pyramid Air Lines
PYZ,,Players Air
PZA,,Aéreo Taxi Paraza
QAC,,Qatar Air Cargo
QAF,,Qatar Amiri Flight
QAH,,Quick Airways Holland
QAJ,,Quick Air Jet Charter
QAQ,,Qurinea Air Service
QAS,,Quisqueya Airlines
QAV,,QA Aviation
QAZ,IQ,Qazaq Air
QCC,,Qwest Commuter Corporation
QCL,QD,Air Class Líneas Aéreas
QDA,QW,Qingdao Airlines
QEA,,Aviation Consultancy Office
QFA,QF,Qantas
QFF,,FlyAden
QFX,,SPARFELL Malta
QFZ,,Fars Air Qeshm
QGA,,Windrose Air
QID,,USAF 100th Air Refueling Wing
QJE,QF,QantasLink / National Jet Systems
QKC,,Aero Taxi Aviation
QLA,,Aviation Quebec Labrador
QLK,QF,QantasLink
QNA,,Queen Air
QNK,N2,Kabo Air
QNR,,QA Aviation
QNT,HH,Qanot Sharq
QNZ,,Jetconnect
QQE,QE,Qatar Executive
QSM,QB,Qeshm Airlines
QSR,,Sparkle Roll Jet
QTR,QR,Qatar Airways
QTX,,Quantex Environmental
QUE,,Quebec Government Air Service
QUI,,Aero Quimmco
QVR,,Kvadro Aero
QWA,,Qwestair
QWL,,Qwila Air
QXE,QX,Horizon Air
RAA,,Rynes Aviation
RAC,,Icar Air
RAD,,Alada
RAE,YS,Régional Compagnie Aérienne Européenne
RAF,,Farnas Aviation Services
RAG,,Regio Air
RAH,,Regent Air
RAI,,Aerotur Air
RAJ,,Raji Airlines
RAK,,Riga Airclub
RAL,,Roswell Airlines
RAM,AT,Royal Air Maroc
RAN,R4,Rano Air
RAP,,Air Center Helicopters
RAQ,,Rath Aviaton
RAR,GZ,Air Rarotonga
RAS,,Jim Ratliff Air Service
RAU,,Uganda Royal Airways
RAV,,Reed Aviation
RAX,,Royal Air Freight
RAZ,,Rijnmond Air Services
RBA,BI,Royal Brunei Airlines
RBB,,Rabbit-Air
RBC,,Republicair
RBD,,Trans World Express
RBE,,Aur Rum Benin
RBF,R0,Raindo United Services
RBG,E5,Air Arabia Egypt
RBH,,Regal Bahamas International Airways
RBJ,,Aeroserivios Del Bajio
RBN,,Red Baron Aviation
RBR,,Siam Airnet
RBT,,Robinton Aero
RBU,4Y,Airbus France
RBV,,Air Roberval
RBW,,Shandong Airlines Rainbow Jet
RBX,,Arubaexel
RBY,V2,Vision Airlines
RCA,,Richland Aviation
RCB,,Real Aero Club De Baleares
RCC,,Air Charters Eelde
RCD,,Real Aeroclub De Ternerife
RCE,,Aerocer
RCF,,Aeroflot-Cargo
RCG,,Royal Air Cargo
RCH,MC,Air Mobility Command
RCI,,Air Cassai
RCJ,,Raytheon Corporate Jets
RCK,F6,Faroejet
RCO,,Aero Renta De Coahuila
RCP,,Aerocorp
RCQ,,Aerolíneas Regionales
RCR,NJ,ROM Cargo Airlines
RCT,7S,Ryan Air Service
RCU,,Atlantic S.L.
RCX,,Air Service Center
RCY,,Package Express
RDE,,II Lione Alato Arl
RDK,,Irish Air Transport
RDL,,Roadair Lines
RDM,,Air Ada
RDN,,Red Barn Operations
RDP,,Eurojet Romania
RDR,,Goodridge (UK) Limited
RDS,,Rhoades Aviation
RDV,,Red Sea Aviation
RDW,,Valair AG (Helicoptere)
RDZ,,Rodze Air
REA,L5,Red Air
REB,,Rebus
REC,,Trans Reco
RED,,International Committee of the Red Cross
REF,,Reef Air
REG,,Regional Air Services
REI,,Ray Aviation
REJ,,SA Airlink Regional
REK,V4,Reem Air
REL,,Reliance Aviation
REM,,Rose Air
REN,,Aero-Rent
REO,,Rio Airways
RER,6G,Servicio Aéreo Regional Regair
RES,,Australian Maritime Safety Authority
REU,UU,Air Austral
REV,,RVL Aviation
REW,,Regional Air Express
REX,,Ram Air Freight
REY,,Aero-Rey
REZ,,Cal-West Aviation
RFA,,Raleigh Flying Service
RFC,,Aero Africa
RFD,,Aerus
RFE,,Tulpar Air
RFF,,Russian Federation Air Force
RFI,,National Air Traffic Services
RFL,,Interfly
RFR,RR,Royal Air Force
RFS,,Rossair
RFT,,Scoala Superioara De Aviatie Civila
RFX,,J P Hunt Air Carriers
RGA,,REGA Swiss Air-Rescue
RGC,,Servicios Aéreos Regiomontanos
RGE,,Regent Airways
RGL,FN,Regional Air Lines
RGM,,RGA-Black Stone Airlines
RGN,,Cygnus Air
RGO,,Argo
RGP,,River State Government of Nigeria
RGR,3R,Avior Regional
RGS,,Renown Aviation
RGT,,Airbourne School of Flying
RGY,,Regency Airlines
RHC,8L,Redhill Aviation
RHD,,Babcock Mission Critical Services
RHH,,Redstar Aviation
RHL,,Air Archipels
RIA,,Rich International Airways
RIC,,Richardson's Airway
RID,,Ridder Avia
RIF,,Aviation Ministry of the Interior of the Russian Federation
RIL,,Regional Air
RIM,,Rimrock Airlines
RIO,RL,Rio Linhas Aéreas
RIS,,Aeris Gestión
RIT,6K,Asian Spirit
RIU,,Riau Airlines
RJA,RJ,Royal Jordanian
RJB,,Panellenic Airlines
RJD,RG,Rotana Jet
RJM,,Millen Corporation
RJR,,Air CM Global
RJS,,Aeroservicios Jet
RJT,,RA Jet Aeroservicios
RJZ,,Royal Jordanian Air Force
RKA,,Air Afrique
RKC,,DAS Airlines
RKM,,RAK Airways
RKS,,Phenix Jet
RKT,,Rotormotion
RKW,,Rockwell Collins Avionics
RLA,AN,Airlinair
RLB,2R,Sunlight Air
RLE,C7,Rico Linhas Aéreas
RLH,DR,Ruili Airlines
RLK,,Air Nelson
RLL,,Air Leone
RLM,,Royal American Airways
RLN,,Aero Lanka
RLR,,Business Airfreight
RLS,,S-Air
RLT,,Reliant Airlines
RLU,7R,Rusline
RLV,,Real Aviation
RLX,6G,Go2Sky
RLZ,,Air Alize
RMA,,Rocky Mountain Airways
RMD,,Air Amder
RMF,,Royal Malaysian Air Force
RMG,,Rumugu Air & Space Nigeria
RMI,,Point Airlines
RMO,,Arm-Aero
RMP,,Servicios De Rampa Y Mostrador
RMS,,Tas Aviation
RMT,,Ram Aircraft Corporation
RMU,,"C.S.P., Societe"
RMV,,Romavia
RMX,,Air Max
RMY,TH,Raya Airways
RNA,RA,Nepal Airlines
RNB,,Rosneft-Baltika
RND,,Rutland Aviation
RNE,2O,Air Salone
RNG,,Renegade Air
RNM,,Aeronem Air Cargo
RNR,,Air Cargo Masters
RNS,,Ronso
RNV,U8,Armavia
RNX,1T,1Time Airline
ROC,,Rocky Mountain Airlines
ROD,,Aerodan
ROE,,Aeroeste
ROF,,Romanian Air Force
ROG,,FundaciÃ³ Rego
ROH,,Aero Gen
ROI,9V,Avior Airlines
ROJ,,Royal Jet
ROL,,Aeroel Airways
ROM,,Encompass Aviation
RON,ON,Our Airline
ROP,,Royal Oman Police
ROR,,Roraima Airways
ROS,,Rossair Europe
ROT,RO,Tarom
ROU,RV,Air Canada Rouge
ROV,,Rover Airways International
ROW,,Nor Aviation
ROX,,Roblex Aviation
ROY,,Conifair Aviation
RPA,YX,Republic Airways
RPB,P5,Wingo
RPC,,Aerolíneas Del Pacífico
RPH,RH,Republic Express Airlines
RPK,R0,Royal Airlines
RPS,,Global Air Charter
RPX,,BAC Express Airlines
RRA,,Royal Rwanda Airlines
RRB,,Aero Club de Castellon
RRC,,Aero Roca
RRE,,Aerotransportes Internacionales De Torreon
RRF,,Royal Air Force
RRL,,Rolls-Royce Limited
RRO,,Aerocredo
RRR,,Royal Air Force
RRS,,Boscombe Down DERA (Formation)
RRT,,Transportes Aéreos Sierra
RRV,,Mombasa Air Safari
RRY,,Tbilisi Aviation University
RRZ,,Rollright Aviation
RSA,,Elisra Airlines
RSB,,Rubystar
RSC,,Aerolíneas Ejecutivas Tarascas
RSD,,Russia Special Flight Squadron
RSE,,SNAS Aviation
RSF,,Royal Saudi Air Force
RSH,S2,Air Sahara
RSI,,Air Sunshine
RSJ,,RusJet
RSK,,DSWA
RSM,,Air Somalia
RSN,,Royal Swazi National Airways
RSP,,JetSuite
RSQ,,International SOS WIndhoek
RSR,BF,Aero-Service
RSS,,Rossair
RST,,Resort Air
RSV,,Red Sky Ventures
RSX,4S,Red Sea Airlines
RSY,H5,I-Fly
RTE,,Aeronorte
RTG,,Rely AS
RTH,,Artis
RTM,,Trans Am Compania
RTN,,Raytheon Aircraft Company
RTO,,Arhabaev Tourism Airlines
RTQ,,Air Turquoise
RTR,,Rotatur
RTS,,Relief Transport Services
RTU,,Aerotucan
RTV,,Nortavia
RUA,,Rwanda Airlines
RUC,5R,Rutaca Airlines
RUD,,Air Anastasia
RUH,,Rusich-T
RUK,RK,Ryanair UK
RUM,,Air Rum
RUN,9T,ACT Airlines
RUR,,Rusaero
RUT,,Reut Airways
RUZ,,Rusuertol
RVC,,Richards Aviation
RVE,,Airventure
RVF,7H,Ravn Alaska
RVI,,Aero Servicios
RVL,,Airvallee
RVM,,River Ministries Air Charter
RVN,,Ravenair
RVP,,Sevenair Air Services
RVQ,,Aero Jet International
RVR,,Raven Air
RVT,,Aircompany Veteran
RWA,,Rwanda Airways
RWB,,Alliance Express Rwanda
RWC,,Arrow Ecuador Arrowec
RWD,WB,RwandAir
RWE,,Royal West Airlines
RWG,,C&M Airways
RWL,,RWL Luftfahrtgesellschaft
RWS,,Air Whitsunday
RWY,,Aerogroup 98 Limited
RWZ,WZ,Red Wings Airlines
RXA,ZL,Regional Express
RXI,RX,Riyadh Air
RXP,,Royal Aviation Express
RXT,,Aeroxtra
RYA,,Ryan Air Services
RYB,,Royal Bahrain Airlines
RYL,RW,Royal Air Philippines
RYN,RD,Ryan International Airlines
RYR,FR,Ryanair
RYS,RR,Buzz
RYT,,Raya Jet
RYZ,,Ryazan State Air Enterprise
RZA,,Jet Fighter Flights
RZL,,Aero Zambia
RZN,,Aero Zano
RZO,S4,Azores Airlines
RZR,,Zephyr Express
RZV,,Z-Avia
RZZ,,Anoka Air Charter
SAA,SA,South African Airways
SAB,,Sky Way Air
SAC,,SASCO Airlines
SAF,,Singapore Air Force
SAG,,China Southern Airline General Aviation
SAH,,Sayakhat Airlines
SAI,NL,Shaheen Air International
SAM,,USAF Special Air Mission
SAN,,Servicios Aéreos Nacionales (SAN)
SAO,,Sahel Aviation Service
SAP,,Avia Jaynar
SAQ,,Safe Air Company
SAR,,SprintAir Cargo
SAS,SK,SAS
SAT,SP,SATA Air Acores
SAU,,United Aviation Services
SAV,,Sun Air
SAW,6Q,Cham Wing Airlines
SAX,,Sabah Air
SAY,,ScotAirways
SAZ,,Swiss Air-Ambulance
SBA,,SOL Linhas Aéreas
SBB,,Steinman Aviation
SBC,,Emoyeni Air Charter
SBF,,Seven Bar Flying Service
SBG,,Sabre Incorporated
SBH,,Aerosaab
SBI,S7,S7 Airlines
SBJ,,Trans Sahara Air
SBL,,Sobel Airlines of Ghana
SBM,,SkyBahamas
SBO,,Stabo Air
SBQ,,Smithkline Beacham Clinical Labs
SBR,,Saber Aviation
SBS,BB,Seaborne Airlines
SBT,,Taftan Airlines
SBU,PV,St Barth Commuter
SBX,,North Star Air Cargo
SBZ,,Scibe Airlift
SCA,,South Central Air
SCB,,Saigon Capital Aircraft Management
SCC,,Seacoast Airlines
SCD,,Associated Aviation
SCE,,Scenic Airlines
SCF,,Socofer
SCH,AW,CHC Airways
SCI,,Servicios Aéreos San Cristóbal
SCJ,,Business Jet Sweden
SCK,,Sky Cam
SCL,,Switfair Cargo
SCM,,American Jet International
SCN,,South American Airlines
SCO,,Helikopterservice Euro Air
SCP,,Scorpio Aviation
SCQ,,OSM Aviation Academy
SCR,,Silver Cloud Air
SCS,,South African Non Scheduled Airways
SCT,,SAAB-Aircraft
SCU,,Air Scorpio
SCV,,Servicios Aéreos Del Centro
SCX,SY,Sun Country Airlines
SDA,S8,Sounds Air
SDB,,Sukhoi Design Bureau Company
SDC,,Sunrise Airlines
SDD,,Skymaster Air Taxi
SDE,,Q Jets Aviation Ltd.
SDF,,Sundorph Aeronautical Corporation
SDG,OG,Star Air
SDH,,Servicio De Helicopteros
SDJ,,Club 328
SDK,,SADELCA - Sociedad Aérea Del Caquetá
SDL,,Skydrift
SDM,FV,Rossiya
SDN,,Spirit of Africa Airlines
SDO,EX,Air Santo Domingo
SDP,,Aero Sudpacifico
SDR,SR,Sundair
SDS,,United Kingdom Civil Aviation Authority
SDU,,Sud Airlines
SDV,,Servicios Aéreos Del Vaupes
SDX,,Servicio Tecnico Aero De Mexico
SDZ,,Sudan Pezetel for Aviation
SEA,,Southeast Air
SEB,,Servicios Aéreos Luce
SEC,,3D Aviation
SED,,Sedona Air Center
SEE,,Shaheen Air Cargo
SEF,,Aero Servicios Ejecutivas Del Pacifico
SEG,,Eagle International
SEH,,Sky Express
SEI,,Transportes Aéreos Sierra Madre
SEJ,SG,Spicejet
SEK,4R,Star East Airlines
SEL,,Sentel Corporation
SEM,,Cape Central Airways
SEN,UG,SevenAir
SEO,,Selcon Airlines
SEP,ER,SereneAir
SEQ,I6,Sky Eyes
SER,JR,Aero California
SES,,Servicio Aéreo Saltillo
SET,EH,SAETA
SEU,U5,SkyUp Europe
SEV,,Serair Transworld Press
SEW,OW,Skyward Airlines
SEY,HM,Air Seychelles
SFA,,SEFA
SFB,GD,Nexus Airlines
SFC,,Shuswap Flight Centre
SFE,,Sefofane Air Charters
SFF,,Safewings Aviation Company
SFG,,Spree Flug
SFJ,7G,Star Flyer
SFL,,Southflight Aviation
SFM,,A-Safar Air Services
SFN,,Safiran Airlines
SFP,,Safe Air
SFR,FA,Safair
SFS,,Swiss Flight Services
SFT,,Skyfreight
SFU,,Solent Flight
SFX,,S.K. Logistics
SFY,,Gulf Flite Center
SGA,,SkyGuard
SGB,,"Sky King, Inc."
SGC,,Southern Right Air Charter
SGD,,Sky Gate International Aviation
SGF,,STAC Swiss Government Flights
SGH,,Servisair
SGI,,Servicios Aéreos Agrícolas
SGK,,Skyward Aviation
SGM,,Sky Aircraft Service
SGN,,Siam GA
SGP,,Sagolair Transportes Ejecutivos
SGQ,6S,SaudiGulf Airlines
SGR,GW,SkyGreece Airlines
SGS,,Saskatchewan Government Executive Air Service
SGT,,Skygate
SGU,PI,Sol del Paraguay Lineas Aereas
SGV,,Aerosegovia
SGX,,Saga Airlines
SGY,N5,Skagway Air Service
SHA,,Shree Airlines
SHB,,Shabair
SHC,,Sky Harbor Air Service
SHD,,Sahara Airlines
SHE,,Shell Aircraft
SHF,,Royal Air Force
SHG,,Shoprite Group
SHH,DO,Sky High
SHI,IS,Sepehran Airlines
SHJ,,Sharjah Ruler's Flight
SHK,,Shorouk Air
SHL,,Samson Aviation
SHM,,Sheltam Aviation
SHN,,Shaheen Airport Services
SHO,,Sheremetyevo-Cargo
SHP,,Service Aerien Francais
SHQ,,Shanghai Airlines Cargo
SHS,,Shura Air Transport Services
SHT,BA,British Airways Shuttle
SHU,,Sakhalinskie Aviatrassy (SAT)
SHV,,Shavano Air
SHW,,Shawnee Airline
SHX,,Slim Aviation Services
SHY,ZY,Sky Airlines
SIA,SQ,Singapore Airlines
SIB,5M,Sibaviatrans
SID,,Sideral Linhas Aéreas
SIE,,Sierra Express
SIF,PF,Air Sial
SIH,SI,Skynet Airlines
SII,,Aero Servicios Ejecutivos Internacionales
SIJ,,Seco International
SIM,,Star Air
SIO,,Sirio
SIP,,Air Spirit
SIR,,Salair
SIS,,Silver Air
SIT,XS,SITA
SIV,,Slovenian Armed Forces
SIW,,Sirio Executive
SIY,,Aerosiyusa
SIZ,,Aero Silza
SJA,,Servicios Aéreos Especiales De Jalisco
SJC,,Servicios Ejecutivos Continental
SJD,,Sino Jet
SJE,,Sunair 2001
SJI,,Smart Jet International
SJJ,,Spirit Aviation
SJL,,Servicios Especiales Del Pacifico Jalisco
SJM,,Sino Jet
SJN,,Air San Juan
SJO,IJ,Spring Airlines Japan
SJT,,Swiss Jet
SJV,IU,Super Air Jet
SJX,JX,STARLUX Airlines
SJY,SJ,Sriwijaya Air
SKA,,Rio Air Express
SKC,,Skymaster Airlines
SKD,,Sky Harbor Air Service
SKE,,Sky Tours
SKF,,Skycraft
SKG,,Skycraft Air Transport
SKH,,British Sky Broadcasting
SKI,RU,SkyKing Turks and Caicos Airways
SKK,KP,ASKY Airlines
SKL,,Skycharter (Malton)
SKM,,Fayetteville Flying Service and Scheduled Skyways System
SKN,,Skyline Aviation Services
SKO,,Scottish Airways Flyers
SKP,QN,Skytrans Airlines
SKQ,,Labcorp
SKR,,Skyscapes Air Charters
SKS,,Sky Service
SKT,XT,SkyStar Airways
SKU,H2,Sky Airline
SKV,,Skyside
SKW,OO,SkyWest Airlines
SKX,H8,Sky Airline Peru
SKY,BC,Skymark Airlines
SKZ,,Skyway Enterprises
SLA,,Sierra National Airlines
SLB,,Slok Air
SLD,,Silver Air
SLE,,Streamline
SLF,,Starfly
SLG,,Saskatchewan Government
SLH,,Silverhawk Aviation
SLI,5D,Aeroméxico Connect
SLJ,,Slam Lavori Aerei
SLL,6Q,Slovak Airlines
SLM,PY,Surinam Airways
SLN,,Sloane Helicopters
SLO,,Edgartown Air
SLP,,Salpa Aviation
SLQ,,SkyLink Express
SLS,,Servicios Aéreos Slainte
SLU,,Avio Sluzba
SLV,,Stella Aviation
SLW,,Salama Airlines Nigeria
SLX,,Sete Linhas Aéreas
SLY,,Sky Line for Air Services
SLZ,,Super Luza
SMA,,SMA Airlines
SMC,,Sabang Merauke Raya Air Charter
SMD,,Servicios Aéreos La Marquesa
SME,,Smart Aviation Company
SMF,,San Marino Executive Aviation
SMG,,RAF St Mawgan Search and Rescue
SMH,,Smithair
SMI,,Aero Sami
SMJ,Z3,Avient Aviation
SMK,,Semeyavia
SML,,Smith Air (1976)
SMM,,Summit Airlines
SMQ,,Samar Air
SMR,SZ,Somon Air
SMS,,Linhas Aéreas Santomenses
SMT,,Skyline
SMU,,Sanborn Map Company
SMX,,Alitalia Express
SMY,ZS,Sama Airlines
SMZ,,RAF Scampton
SNA,,Senator Aviation Charter
SNC,2Q,Air Cargo Carriers
SND,,Air Samarkand
SNE,,Servicios Aéreos De Nicaragua (SANSA)
SNF,,Shans Air
SNG,LT,Longjiang Airlines
SNH,,Senair Services
SNI,,Savanah Airlines
SNJ,6J,Solaseed Air
SNK,,Southeast Airlines (Sun Jet International)
SNL,,Soonair Lines
SNM,,Servizi Aerei
SNO,,Delta Air Charter
SNP,,Sun Pacific International
SNQ,,Sun Quest Executive Air Charter
SNS,,Societe Centrafricaine De Transport Aerien
SNT,,Suncoast Aviation
SNU,,Snunit Aviation
SNV,,Sudanese States Aviation
SNW,,Sun West Airlines
SNX,,Sun Air Aviation Services
SNY,,Air Sandy
SOB,,Stabo Freight
SOC,,Southern Cargo Air Lines
SOD,,Aerolíneas Sol
SOE,,Air Soleil
SOH,,Southern Ohio Aviation Sales
SOI,,Southern Aviation
SOL,IE,Solomon Airlines
SOM,,Somali Airlines
SON,,ACASS Ireland
SOO,9S,Southern Air
SOP,,Solinair
SOR,,Sonair Servico Aéreo
SOT,,Southeast Correct Craft
SOU,,Southern Airways
SOW,,Sowind Air
SOX,,Solid Air
SOY,,Island Aviation
SOZ,HZ,Sat Airlines
SPA,,Sierra Pacific Airlines
SPB,,Springbok Classic Air
SPC,,Skyworld Airlines
SPD,UY,Sky Prime Aviation
SPE,,Sprague Electric Company
SPF,,Space World Airline
SPG,,Springdale Air Service
SPH,,Sapphire Executive Air
SPI,,South Pacific Island Airways
SPJ,M3,Air Service
SPK,,Diamond Aviation
SPL,,Servicios Corporativos Aéreos De La Laguna
SPM,PJ,Air Saint Pierre
SPN,,Skorpion Air
SPO,,Aeroservicios Ejecutivos Del Pacifico
SPP,,Sapphire Aviation
SPQ,9G,Sun PhuQuoc Airways
SPR,PB,Provincial Airlines
SPS,,SPASA
SPT,,Speed Aviation
SPU,,Southeast Airmotive
SPV,,Servicios Privados De Aviación
SPW,,Speedwings
SPX,,Service People Gesellschaft für Charter und Service
SPY,,Asian Aerospace Service
SPZ,,Airworld
SQA,,Slovak National Aeroclub
SQC,SQ,Singapore Airlines Cargo
SQF,,Slovak Air Force
SQL,,Servicos De Alquiler
SQP,,SkyUp Airlines
SQR,,Alsaqer Aviation
SQY,4V,Vision Air
SRA,,Sair Aviation
SRC,,Searca
SRD,,Search and Rescue 22
SRE,,Fly Jetstream Aviation
SRF,,Transportes Aéreos San Rafael
SRG,,Search and Rescue 202
SRI,,Air Safaris and Services
SRJ,,C Air Jet Airlines
SRL,,Servicios Aeronáuticos Aero Personal
SRN,,SprintAir
SRO,,Servicios Aéreos Ejecutivos Saereo
SRP,,Polizeihubschauberstaffel Rheinland-Pfalz
SRQ,DG,Cebgo
SRR,DJ,Maersk Air Cargo
SRS,,Selkirk Remote Sensing
SRT,,Trans Asian Airlines
SRU,,Star Up
SRV,,Aero Servicio Corporativo
SRW,,Sarit Airlines
SRX,,Sierra Expressway Airlines
SRY,,As-Aero
SRZ,,Strato Air Services
SSB,,Sasair
SSC,,Southern Seaplane
SSD,,Star Service International
SSE,,Servicios Aéreos Sunset
SSF,D2,Severstal
SSG,,Slovak Government Flying Service
SSH,,Heritage Flight (Valley Air Services)
SSI,,Vision Airlines
SSJ,KI,KrasAvia
SSK,,Skystar International
SSL,,Air Sultan
SSN,,Airquarius Air Charter
SSO,,Special Scope Limited
SSP,,Starspeed
SSQ,QF,Sunstate Airlines
SSR,,Sardinian Sky
SSS,,SAESA
SST,,Sunwest Airlines
SSU,,SASCA
SSV,5G,Anda Air
SSW,,Streamline Aviation
SSX,L4,Lynx Aviation
SSY,,Sky Aviation
SSZ,,Specsavers Aviation
STA,,Star Aviation
STB,LE,St. Barth Executive
STC,,Stadium City Limited
STD,,Servicios De Aerotransportacion De Aguascalientes
STE,,Semitool Europe
STF,,SFT-Sudanese Flight
STG,,"Sedalia, Marshall, Boonville Stage Line"
STH,,South-Airlines
STI,,Sontair
STJ,,Sella Aviation
STK,RE,Stobart Air
STL,,Stapleford Flight Centre
STM,,Skystream Airlines
STN,,RAF St Athan
STO,,Streamline Ops
STP,8F,STP Airways
STQ,,Star Wings Dortmund
STR,,Red Star
STT,ST,Western Aircraft
STU,,Star African Air
STV,,Southern Aviation
STW,2S,Southwind
STX,,Stars Away Aviation
STY,,Styrian Airways
SUA,,Silesia Air
SUB,,Suburban Air Freight
SUD,SD,Sudan Airways
SUE,,Su Airlines
SUF,PI,Sun Air (Fiji)
SUG,,Sunu Air
SUH,,Sun Light
SUI,,Swiss Air Force
SUK,,Superior Aviation Services
SUM,,State Unitary Air Enterprise
SUN,,Antillana De Navegación Aérea
SUO,,Aeroservicios De San Luis
SUP,,Aerosuper
SUR,,Sun Air
SUS,EZ,Sun Air of Scandinavia
SUT,,Sistemas Aeronauuticos 2000
SUU,,Star West Aviation
SUV,,Sundance Air
SUW,8D,Astair
SUY,,Aerial Surveys (1980) Limited
SVA,SV,Saudia
SVB,,Siavia
SVC,S2,Serve Air Cargo
SVD,,St. Vincent Grenadines Air (1990)
SVE,,Aero Servicios Expecializados
SVF,,Swedish Armed Forces
SVH,,Sterling Helicopters
SVI,SE,Sky Vision Airlines
SVK,GM,Air Slovakia
SVL,,Sevastopol-Avia
SVM,,Aeroservicios Monterrey
SVN,,Savanair (Angola)
SVO,,Servicios Aeronáuticos De Oriente
SVR,U6,Ural Airlines
SVS,,SAS Link
SVT,,Seven Four Eight Air Services
SVW,,Global Jet Luxembourg
SVX,,Security Aviation
SVY,,Cooper Aerial Surveys
SWA,WN,Southwest Airlines
SWB,,Swissboogie Parapro
SWC,,South West Air
SWD,A4,Southern Winds Airlines
SWE,,Svenskt Ambulansflyg
SWF,,Galair International
SWG,WG,Sunwing Airlines
SWH,,Adler Aviation
SWI,,Sunworld Airlines
SWJ,,Stateswest Airlines
SWK,,General Aerospace
SWL,,Trans Jet Airways
SWM,ZA,Sky Angkor Airlines
SWN,,West Atlantic
SWO,,Surinam International Victory Airline
SWP,,Star Work Sky
SWQ,WQ,iAero Airways
SWR,LX,Swiss
SWS,,Sunwest Aviation (Lindquist Investment)
SWT,WT,Swiftair
SWU,BQ,SkyAlps
SWV,WV,Swe Fly
SWW,,Swiss Private Jet
SWX,,Swazi Express Airways
SWY,,Sky Jet
SWZ,S8,Skywise
SXA,,Southern Cross Aviation
SXC,,Sky Exec Aviation Services
SXD,XG,SunExpress Germany
SXE,,Southeast Express Airlines
SXI,,Southern Cross International
SXM,,Servicios Aéreos Especializados Mexicanos
SXN,,SaxonAir
SXS,XQ,SunExpress
SXT,,Servicios De Taxi Aéreo
SXX,,Satellite Aero
SXY,,Safari Express Cargo
SYA,,Skyways
SYB,,Skyservice Business Aviation
SYC,,Systec 2000
SYE,,Sheba Aviation
SYF,,Sky One Express Airlines
SYG,,Ascend Airways
SYH,,Sky Handling
SYI,,Sonalysts
SYJ,,Slate Falls Airways
SYK,,Satsair
SYL,R3,Aircompany Yakutia
SYN,,Syncrude Canada
SYR,RB,Syrian Arab Airlines
SYS,,Shawbury Flying Training Unit
SYT,,Aerosud Aviation
SYV,,Special Aviation Systems
SYX,AL,Skywalk Airlines
SYY,,South African Historic Flight
SZA,,Astro Air
SZB,,Samoa Air
SZJ,,Spring Jet
SZL,RN,Eswatini Air
SZN,HC,Air Senegal
SZS,SL,SAS Connect
SZT,,Servicios Aeronáuticos Z
TAA,,Aeroservicios de La Costa
TAC,,Turbot Air Cargo
TAD,,Transporte Aéreo Dominicano
TAE,EQ,TAME
TAG,,TAG Aviation USA
TAH,6K,Air Anka
TAI,TA,Avianca El Salvador
TAJ,,Tunisavia
TAK,U9,Tatarstan Airlines
TAL,,Talair
TAM,JJ,TAM Brazilian Airlines
TAN,,Zanair
TAP,TP,TAP Portugal
TAR,TU,Tunisair
TAS,,Lotus Air
TAT,,Grupo TACA
TAU,,Transportes Aéreos Tauro
TAV,,Compañía de Servicios Aéreos Tavisa
TAX,XJ,Thai AirAsia X
TAY,3V,ASL Airlines Belgium
TBA,TV,Xizang Airlines
TBC,TD,Tbilisi Airways
TBD,,Thunderbird Tours
TBG,M7,Tropical Airways
TBH,,Trinity Air Bahamas
TBI,,TAB Express International
TBJ,,TAG Aviation Asia
TBL,,Aerotrebol
TBM,,Taban Air Lines
TBN,HH,Taban Airlines
TBO,,Aero Taxi de Los Cabos
TBR,,Tubelair
TBS,,Servicios Aéreos Tribasa
TBX,,Tobago Express
TBZ,I3,ATA Airlines
TCA,,Tropican Air Services
TCB,,Transporte del Caribe
TCC,,Trans Continental Airlines
TCD,,Tchad Airlines
TCE,,Trans-Colorado Airlines
TCF,S5,Shuttle America
TCG,T2,Thai Air Cargo
TCH,,Transcontinental Air
TCI,,Amber Aviation
TCJ,,TAG Aviation
TCL,,Coastal Air Transport
TCM,,Teledyne Continental Motors
TCN,,Trans Continental Airlines
TCO,,Aerotranscolombina de Carga
TCP,,Transcorp Airways
TCR,,Lanaes Aereas Trans Costa Rica
TCT,,Transcontinental Sur
TCU,,Transglobal Airways Corporation
TCV,VR,TACV
TCY,,Twin Cities Air Service
TDB,,Welch Aviation
TDC,,Tadair
TDE,,Tellavia / Flight One
TDG,,Air Cargo Express
TDI,,Transportes Aéreos de Ixtlán
TDM,TQ,Tandem Aero
TDO,,TRADO
TDR,C3,Trade Air
TDS,TZ,Tsaradia
TDT,,Atlas Helicopters
TDV,,Taxi Aero Nacional Del Evora
TDX,,Tradewinds Airlines
TDY,,Air Today
TEA,,Executive Turbine Aviation
TEB,,Tenir Airlines
TEC,,ADI Shuttle Group
TED,,Aero Servicios Azteca
TEE,,West Freugh DTEO
TEF,,Tecnicas Fotograficas
TEH,,Tempelhof Airways
TEJ,,Aero Jet
TEL,,Telford Aviation
TEM,,Tech-Mont Helicopter Company
TEN,,Tennessee Airways
TEP,UE,Transeuropean Airlines
TER,,Territorial Airlines
TES,,TAES Transportes Aéreos de El Salvador
TET,,Tepavia-Trans Airlines
TEU,,TAG Aviation Malta
TEX,,Catex
TEZ,,Tez Jet Airlines
TFA,,Trans-Florida Airlines
TFB,,Tair Airways
TFF,,Talon Air
TFG,,MAS Airways
TFH,,Thai Flying Helicopter Service
TFI,,Transport Facilitators
TFK,,Transafrik International
TFL,OR,TUI fly Netherlands
TFN,,Norwegian Aviation College
TFO,,Transportes Aéreos del Pacífico
TFR,,Toll Aviation
TFT,,Thai Flying Service
TFU,,213 Flight Unit
TFX,,Team Global Express
TFY,,Tayside Aviation
TGC,,TG Aviation
TGE,,Trabajos Aéreos
TGG,TT,Tigerair Australia
TGI,,Air Tengri
TGM,,TAG Aviation Espana
TGN,,Trigana Air Service
TGO,,Transport Canada
TGT,,SAAB Nyge Aero
TGU,5U,Transportes Aéreos Guatemaltecos
TGW,TR,Scoot
TGX,,Transair Gabon
TGY,,Trans Guyana Airways
TGZ,A9,Georgian Airways
THA,TG,Thai Airways International
THB,,Spark Air
THC,,Tar Heel Aviation
THE,,Toumai Air Tchad
THF,,Touraine Helicoptere
THG,,Thai Global Airline
THJ,,Thai Jet Intergroup
THK,,Turk Hava Kurumu Hava Taksi Isletmesi
THM,,Airmark Aviation
THN,,International Security Assistance Force
THO,,TACA De Honduras
THR,,Tehran Airline
THT,TN,Air Tahiti Nui
THU,,Thunder Airlines
THY,TK,Turkish Airlines
THZ,,Trans Helicoptere Service
TIA,,Trans International Airlines
TIB,T4,TRIP Linhas Aéreas
TIC,,Travel International Air Charters
TID,8T,Air Tindi
TIE,,Time Air
TIH,,S C Ion Tiriac
TIK,,Tic Air
TIL,,Tajikistan International Airlines
TIM,,TEAM Linhas Aéreas
TIN,8T,Air Tindi
TIP,,C and M Aviation
TIR,,Antair
TIS,,Tesis
TIW,,Transcarga Intl Airways
TJB,,Tayran Jet
TJD,,Aliserio
TJJ,G2,GullivAir
TJK,,Tajikair
TJN,,Tien-Shan
TJS,,Tyrolean Jet Services
TJT,T7,Twin Jet
TKC,,Tikal Jets Airlines
TKE,,Take Air Line
TKJ,VF,AJet
TKN,,Fly Kish Airlines
TKR,,Canadian Interagency Forest Fire Centre
TKX,,Tropical International Airways
TLA,,Translift Airways
TLB,,Atlantique Air Assistance
TLC,,Caribbean Express
TLD,,Aereo Taxi Autlan
TLE,,Aero Util
TLF,,Transport Africa
TLJ,,Thalair
TLK,Q4,Starlink Aviation
TLL,,Trans Atlantic Airlines
TLM,SL,Thai Lion Air
TLO,,Eagle Canyon Airlines
TLP,TD,Tulip Air
TLR,7I,Air Libya
TLS,,TLC Air
TLT,,Turtle Airways
TLU,,Aero Toluca Internactional
TLV,,Travelair
TLW,L9,Teamline Air
TLX,,Telesis Transair
TLY,,Top-Fly
TMA,TL,Trans Mediterranean Airlines
TMC,,Travel Management Company
TMD,,Transmed Airlines
TME,,Aero Taxi del Centro de Mexico
TMG,GY,Tri-MG Intra Asia Airlines
TMH,,Taxis Turisticos Marakame
TMI,,Tamir Airways
TMK,,Tomahawk Airways
TML,OF,Transports et Travaux Aériens de Madagascar
TMM,,TMC Airlines
TMN,HJ,Tasman Cargo Airlines
TMP,,Arizona Express Airlines
TMQ,,TRAM
TMR,,Timberline Air
TMS,,Temsco Helicopters
TMT,TM,Titan Airways Malta
TMX,,Tramon Air
TMY,,Transportes Aéreos del Mundo Maya
TMZ,,Transporte Amazonair
TNB,,Trans Air-Benin
TNC,,National Aviation Consultants
TND,,Aero Taxis Cessna
TNE,,Taxis Aéreos del Noroeste
TNF,,Transafricaine
TNG,,Tennessee Air National Guard 164th Airlift Group
TNI,,Transair International Linhas Aéreas
TNL,,Tengeriyn Ulaach Shine
TNO,,Aerotransporte de Carga Union
TNP,,Transped Aviation
TNR,,Tanana Air Services
TNT,,Trans North Turbo Air
TNU,8B,TransNusa
TNV,,Transnorthern
TNW,,Trans Nation Airways
TNX,,Trener Ltd
TNY,,Twin Town Leasing Company
TNZ,,Texel Air Australasia
TOB,7T,Tobruk Air
TOC,,Aerotropical
TOF,,RAF Topcliffe Flying Training Unit
TOH,,Air Tomisko
TOJ,,TOJ Airlines
TOK,CG,Airlines PNG
TOL,TI,Tol-Air Services
TOM,BY,TUI Airways
TON,,Aero Tonala
TOP,,Top Air
TOR,SX,FlyGTA Airlines
TOS,PM,Tropic Air
TOT,,Totavia
TOW,9L,Air Tanker Services
TOX,,Neosiam Airways
TOY,,Toyo Aviation
TPA,QT,TAMPA
TPB,,Aero Tropical
TPC,TY,Air Calédonie
TPD,,Top Speed
TPF,,Taxis Aéreos del Pacífico
TPG,,Transportes Aéreos Pegaso
TPK,,Air Horizon
TPL,,TAR Interpilot
TPM,,Transpaís Aéreo
TPN,,Transportación Aérea del Norte
TPO,,Aero Taxi del Potosi
TPP,,Transpac Express
TPR,,Taxis Aéreos De Parral
TPS,,TAPSA Transportes Aéreos Petroleros
TPT,,Transportes Aéreo del Sureste
TPU,T0,Taca Perú (Avianca)
TPV,,Thai Pacific Airlines Business
TPX,,Transportes Aéreos De Xalapa
TPY,,Trans-Provincial Airlines
TPZ,,Transportes La Paz
TQF,,United Kingdom Royal VIP Flights
TQM,,JM Family Aviation
TQN,,Taquan Air Services
TQQ,3T,Tarco Aviation
TQR,,Transportación Aérea De Querétaro
TQS,,Aeroturquesa
TRA,HV,Transavia
TRB,,Ukraine Transavia
TRC,,Trans Air Charter
TRD,,Trans Island Air
TRF,,Taxi Air Fret
TRG,,TRAGSA (Medios Aéreos)
TRH,,Airmark Aviation
TRI,,Executive Flight Operations Ontario Government
TRJ,,Trans Euro Air
TRK,,Turkish Airlines General Aviation
TRL,,Starlite Aviation
TRM,,Transport Aerien de Mauritanie
TRN,,Servicios Aéreos Corporativos
TRO,,Tropic Airlines-Air Molokai
TRP,,Maryland State Police
TRQ,,Turdus Airways
TRR,,Tramson Limited
TRS,FL,AirTran Airways
TRT,,Trans Arabian Air Transport
TRU,,Triangle Airline (Uganda)
TRW,,Transwestern Airlines of Utah
TRY,,Tristar Airlines
TSA,,Transair France
TSC,TS,Air Transat
TSD,,TAF-Linhas Aéreas
TSG,,Trans-Air-Congo
TSH,,Regional 1
TSI,,Transport'air
TSJ,S5,Trast Aero
TSK,,Trast Aero
TSL,,Thai Aviation Services
TSM,,Trans Sayegh Airport Services
TSN,,Trans-Air Services
TSO,UN,Transaero Airlines
TSP,,Transportes Aéreos Inter
TSQ,,airtransse
TSR,,Trans Service Airlift
TSS,,Tri-State Aero
TST,,TRAST
TSU,,Gulf & Caribbean Cargo / Contract Air Cargo
TSV,,Tropair Airservices
TSW,,Transwings
TSX,T9,Thai Star Airlines
TSY,,Tristar Air
TTA,,TTA - Sociedade de Transporte e Trabalho Aéreo
TTB,,Aerolíneas Turísticas del Caribe
TTC,,Transteco
TTE,,Avcenter
TTF,,224th Flight Unit
TTH,,Tarhan Tower Airlines
TTJ,,Tatra Jet
TTL,,Total Linhas Aéreas
TTM,,Societe Tout Transport Mauritanien
TTN,,Absolute Flight Services
TTP,,Triple O Aviation
TTR,,Transportaciones Y Servicios Aéreos
TTS,,Transporte Aéreo Técnico Ejecutivo
TTW,IT,Tigerair Taiwan
TUA,T5,Turkmenistan Airlines
TUC,,Turismo Aéreo de Chile
TUD,,Flight Alaska
TUI,X3,TUIfly
TUK,,Ocean Wings Commuter Service
TUL,,Tulpar Air
TUM,,Tyumenspecavia
TUO,,Taxi Aéreo Turístico
TUP,4B,Aviastar-Tu
TUR,,ATUR
TUS,M3,ABSA Cargo
TUX,UG,TunisAir Express
TUY,LD,Línea Turística Aereotuy
TUZ,,Tuna Aero
TVA,,Trans America Airlines
TVF,TO,Transavia France
TVH,,Trabajos Aéreos Vascongados
TVI,,Tiramavia
TVJ,VZ,Thai Vietjet Air
TVL,7O,Smartwings Hungary
TVO,,Transavio
TVP,3Z,Smartwings Poland
TVQ,6D,Smartwings Slovakia
TVR,T8,Terra Avia
TVS,QS,Smartwings
TVV,TR,Travira Air
TWB,TW,T'Way Air
TWE,,Transwede Airways
TWF,,247 Jet Ltd
TWG,,Air-Taxi Europe
TWI,TI,Tailwind Airlines
TWJ,,Twinjet Aircraft Sales
TWL,,Tradewinds Aviation
TWM,,Transairways
TWN,V2,Avialeasing Aviation
TWO,,Twente Airlines
TWW,,Trans Air Welwitchia
TWY,,Solairus Aviation
TXA,,Texair Charter
TXB,,Bell Helicopter Textron
TXC,AL,TransAVIAexport Airlines
TXD,,Aerotaxis del Noroeste
TXE,,Transilvania Express
TXF,,Aerotaxis Alfe
TXG,,7Air Cargo
TXI,,Aereotaxis
TXJ,,Brilliant Jet
TXL,,Texel Air
TXM,,Taxi Aéreo de México
TXN,,Texas National Airlines
TXO,,Taxis Aéreos de Sinaloa
TXR,,Taxirey
TXS,,Texas Airlines
TXT,,Texas Air Charters
TXU,,ATESA Aerotaxis Ecuatorianos
TXV,,Puerto Vallarta Taxi Aéreo
TXX,,Austin Express
TXZ,,Tex Star Air Freight
TYA,Y7,Nordstar Airlines
TYF,,Tayflite
TYG,,Trygg-Flyg
TYJ,,Tyrolean Jet Services Malta
TYW,,Tyrol Air Ambulance
TZA,,Aero Tomza
TZE,,Transporte Aéreo Ernesto Saenz
TZK,,Tajikstan
TZP,ZG,ZIPAIR Tokyo
TZS,,The Cargo Airlines
TZT,,Air Zambezi
TZU,,Servicios Aéreos Tamazula
UAA,,University Air Squadron
UAB,,United Arabian Airlines
UAC,,United Air Charters
UAD,,University Air Squadron
UAE,EK,Emirates
UAF,,United Arab Emirates Air Force
UAG,,Union Aviation
UAH,,"Air Experience Flight, Cranwell"
UAI,,Union Africaine des Transports
UAJ,,University Air Squadron
UAK,,Kiev Aviation Plant
UAL,UA,United Airlines
UAR,,Aerostar Airlines
UAS,,University Air Squadron
UBA,UB,Myanmar National Airlines
UBD,UD,UR Airlines
UBE,,Bees Airline
UBG,BS,US-Bangla Airlines
UBT,Z0,Norse Atlantic Airways UK
UCA,C5,CommuteAir
UCC,,Uganda Air Cargo
UCG,U7,Uniworld Air Cargo
UCH,,US Airports Air Charter
UCK,,Air Division of the Eastern Kazakhstan Region
UCO,,Ucoaviacion
UCR,DW,Aero-Charter Ukraine
UCS,,United Carriers Systems
UDA,,Psudiklat Perhubungan Udara/PLP
UDC,5D,DonbassAero
UDN,,Dniproavia
UEA,EU,Chengdu Airlines
UED,,Air LA
UEE,,United Eagle
UEJ,,Jetcorp
UES,,Ues-Avia Aircompany
UFA,,State Flight Academy of Ukraine
UFS,U2,United Feeder Service
UGA,U7,Air Uganda
UGC,,Urgemer Canarias
UGD,UR,Uganda Airlines
UGJ,,UG Jet
UGL,,Inter-Island Air
UGN,,Yuzhnaya Aircompany
UGP,,Shar Ink
UHL,,Ukrainian Helicopters
UHS,,Ulyanovsk Higher Civil Aviation School
UIA,B7,Uni Air
UJR,,Universal Jet Rental de Mexico
UJT,,Universal Jet Aviation
UKA,,Buzzaway Limited
UKI,,UK International Airlines
UKL,,Ukraine Air Alliance
UKM,UF,UM Airlines
UKN,,Ukraine Air Enterprise
UKP,,United Kingdom Home Office
UKR,6U,Air Ukraine
UKS,6Z,Ukrainian Cargo Airways
UKU,,Second Sverdlovsk Air Enterprise
UKW,5V,Lviv Airlines
ULC,,Albinati Aviation
ULH,,Ultimate HELI
ULS,U0,Ultra Air
ULT,,Ultrair
UMA,,Líneas Aéreas del Humaya
UMB,,Air Umbria
UMK,2N,Yuzhmashavia
UMS,,Unitemp-M
UNA,,Business Aviation Asia
UNC,,Uni-Fly
UND,,Atuneros Unidos de California
UNF,,Union Flights
UNI,,Unicair
UNJ,,Universal Jet
UNR,,Rivne Universal Avia
UNS,,Unsped Paket Servisi
UNT,,Servicios Aéreos Universitarios
UNU,,Unifly Servizi Aerei
UNY,,Lund University School of Aviation
UPA,,Air Foyle
UPL,,Ukrainian Pilot School
UPS,5X,United Parcel Service
URA,,Aircompany Rosavia
URG,3N,Air Urga
URJ,,Star Air
URN,3T,Turan Air
URO,SE,European Cargo
URP,,ARP 410 Airlines
URR,,Aurora Airlines
URS,S9,Silk Road Cargo Business
URV,,Uraiavia
URY,,Century Aviation
USA,US,Silk Avia LLC
USB,,Tusheti
USC,,AirNet Express
USF,,USAfrica Airways
USJ,,US Jet
USK,,Skif-Air
USN,,Smarkand Aero Servise
UST,,Austro Aéreo
USW,,Special Aviation Works
USX,,US Express
USY,XG,USC
UTA,UT,UTair Aviation
UTG,,UTAGE
UTM,,TAPC Aviatrans Aircompany
UTN,QU,Skyline Express Airlines
UTP,UW,Uni-Top Airlines
UTR,,Utair South Africa
UTS,,Ukrainian State Air Traffic Service Enterprise
UTT,,Transarabian Transportation Services
UTU,,Urartu-Air
UTX,,Avfinity
UTY,QQ,Alliance Airlines
UVA,,Universal Airways
UVG,,Universal Airlines
UVL,VO,Universal Air
UVM,,Uvavemex
UVN,,United Aviation
UVS,,Air Universal
UVT,,Auvia Air
UYA,4Y,Yute Air Alaska
UZA,,Constanta Airline
UZB,HY,Uzbekistan Airways
UZP,5P,Panorama Airways
UZS,9S,Air Samarkand
UZU,Y3,SpaceBee Airlines
VAA,,Van Air Europe
VAB,,Airtrans Ltd
VAC,,Vacationair
VAD,,Aero Taxi Los Valles
VAE,,Air Evans
VAG,VU,Vietravel Airlines
VAI,,Avalair
VAJ,,Avcon Jet San Marino
VAL,VC,Voyageur Airways
VAM,,Ameravia
VAN,,Caravan Air
VAP,9R,Phuket Air
VAS,V8,ATRAN Cargo Airlines
VAT,,Visionair
VAV,,Angkor Air
VAW,F6,Fly2Sky
VAZ,,Airlines 400
VBA,,V Bird Airlines Netherlands
VBB,,ALK Airlines
VBC,,AVB-2004 Ltd
VBD,,V-Berd-Avia
VBG,,North-West Air Transport Company - Vyborg
VBH,DJ,Virgin Blue Holdings
VBW,2J,Air Burkina
VCA,,VICA - Viacao Charter Aéreos
VCG,,Catreus
VCH,,Consorcio Helitec
VCI,,CI-Tours
VCJ,,Avcon Jet Malta
VCM,,Volare Air Charter Company
VCN,,Execujet Charter
VCR,,Cruiser Linhas Aéreas
VCT,,Viscount Air Service
VCV,V0,Conviasa
VCX,VC,Ocean Airlines
VDA,VI,Volga-Dnepr Airlines
VDO,,Servicios Aéreos Avandaro
VDR,,Air Vardar
VEA,,Vega Airlines
VEC,V4,Vensecar Internacional
VEE,,Victor Echo
VEG,,Aerovega
VEI,,Virgin Express Ireland
VEJ,,Aero Ejecutivos
VEN,,Transaven
VER,,Almaver
VES,,Vieques Air Link
VFC,0V,VASCO
VFT,,VZ Flights
VGA,6V,Air Vegas
VGC,,Vanguardia en Aviación en Colima
VGD,,Vanguard Airlines
VGF,,Aerovista Gulf Express
VGN,VK,Virgin Nigeria Airways
VGO,,Sabaidee Airways
VGS,,Stichting Vliegschool 16Hoven
VGV,,Vologda State Air Enterprise
VHA,,VH-Air Industrie
VHM,,VHM Schul-und-Charterflug
VHT,,Corporate Flight International
VIB,,Vibroair Flugservice
VIC,,VIP Servicios Aéreos Ejecutivos
VID,,Aviaprad
VIE,,VIP Empresarial
VIF,,VIF Luftahrt
VIG,,Vega Aviation
VIH,,Vichi
VIK,,Viking Airlines
VIL,,V I Airlink
VIM,VL,Air VIA
VIN,,Vinair - Helicoptereos
VIO,,Aviator.S5
VIP,,TAG Aviation UK
VIR,VS,Virgin Atlantic
VIV,VB,VivaAerobús
VIZ,,Aerovis Airlines
VJA,,Vista America
VJC,VJ,VietJet Air
VJE,,AvJet Routing
VJH,H5,VistaJet Germany
VJM,,Viajes Ejecutivos Mexicanos
VJT,,Vistajet
VKA,,Vulkan Air
VKG,DK,Sunclass Airlines
VLA,,Valan International Cargo Charter
VLE,VE,Volare Airlines
VLF,,DFS UK Limited
VLG,VY,Vueling Airlines
VLI,V5,Avolar Aerolíneas
VLJ,,VallJet
VLK,XF,Vladivostok Air
VLL,,RAF Valley SAR Training Unit
VLN,,Valan Limited
VLO,LC,Varig Logística
VLR,,Aerolíneas Villaverde
VLS,,Aero Virel
VLT,,Vertical-T Air Company
VLU,VF,Valuair
VLV,,Avialift Vladivostok
VLX,,Biz Jet Charter
VLZ,,Volare Aviation (Guernsey)
VMA,,Vero Monmouth Airlines
VME,,Aviación Comercial de América
VMM,,Grupo Vuelos Mediterraneo
VMP,,Execujet Scandinavia
VMR,,Aero Vilamoura
VNA,,Empresa Aviación Interamericana
VNE,AW,Venezolana
VNG,,Aero Servicios Vanguardia
VNK,,Vipport Joint Stock Company
VNR,,Avantair
VNT,,Avient Air Zambia
VOA,VM,Viaggio Air
VOC,Q6,Volaris Costa Rica
VOE,V7,Volotea
VOG,,Voyager Airlines
VOI,Y4,Volaris
VOL,,Blue Chip Jet
VOR,,Flight Calibration Services
VOS,N3,Volaris El Salvador
VOZ,VA,Virgin Australia
VPB,,Veteran Air
VPC,,Panaviatic
VPE,VV,Viva Air Perú
VPV,,VIP-Avia
VQI,VP,Flyme (Villa Air)
VRA,,Vertair
VRB,,Silverback Cargo Freighters
VRC,,Taxi de Veracruz
VRD,VX,Virgin America
VRE,HF,Air Cote d'Ivoire
VRH,,Varesh Airlines
VRI,,Aerotaxi Villa Rica
VRL,,Voar Lda
VRN,RG,VRG Linhas Aéreas
VRO,,Aerovitro
VRS,,Sirvair
VRT,,Averitt Air Charter
VSA,,Avstar Aviation
VSB,,Vickers Limited
VSC,,Aeronautic de Los Pirineos
VSG,,AirClass Airways
VSN,,Vision Airways Corporation
VSO,,Voronezh Aircraft Manufacturing Society
VSP,VP,VASP
VSR,,Aviostart AS
VSS,,Virign Islands Seaplane Shuttle
VSV,DV,Scat Air
VTA,VT,Air Tahiti
VTB,,Jet Stream Charter
VTC,,Vuelos Especializados Tollocan
VTE,LF,Contour Airlines
VTG,,Aviação Transportes Aéreos e Cargas
VTH,,Vuelos Corporativos de Tehuacan
VTK,,Vostok Airlines
VTL,,Victor Tagle Larrain
VTM,,Aeronaves TSM
VTS,,Everts Air
VTT,,Avia Trans Air Transport
VTU,T9,Turpial Airlines
VTV,,Vointeh
VTX,,Verataxis
VTY,,Air Midwest
VUE,,AD Aviation
VUL,,Elios
VUN,VU,Air Ivoire
VUO,,Aerovuelox
VUR,,Vuelos Internos Privados VIP
VUS,,Vuela Bus
VVA,,Aviast Air
VVF,,Dunyaya Bakis Hava Tasimaciligi
VVG,,Aerovilla
VVM,ZG,Viva Macau
VVV,,Valair-Aviaco
VXG,G2,Avirex
VXM,,Voluxis San Marino
VXN,,Sunset Aviation
VXP,XP,Avelo Airlines
VXS,,Voluxis
VXX,,Aviaexpress Aircompany
VYT,,RAF Valley Flying Training Unit
VYU,,Fly Vaayu
VZL,,Vzlyet
VZR,,Aviazur
WAA,,Westair Aviation
WAB,,Aero Industries Inc
WAC,,West African Cargo Airlines
WAD,,Waddington FTU
WAE,,Western Air Express
WAF,,Flamenco Airways
WAG,,Wisconsin Air National Guard
WAJ,DJ,AirAsia Japan
WAK,K5,Wings of Alaska
WAL,WL,World Atlantic Airlines
WAM,,Air Taxi & Cargo
WAN,KW,Wataniya Airways
WAP,,Arrow Panama
WAR,,NZ Warbirds Association
WAS,,Walsten Air Services
WAT,,Wings Air Transport
WAU,WU,Wizz Air Ukraine
WAV,,Warbelow's Air Ventures
WAW,,Wings Airways
WAY,,Airways
WBA,FC,Finncomm Airlines
WBR,,Multi-Aero
WCA,,West Coast Airways
WCB,,West Africa Airlines
WCC,,Sport Air Travel
WCG,,West Coast Airlines
WCM,3G,World Cargo Airlines
WCO,,Columbia Helicopters
WCP,FE,Primaris Airlines
WCR,,West Caribbean Costa Rica
WCW,YH,West Caribbean Airways
WCY,,Viking Express
WDA,,Wimbi Dira Airways
WDE,,Pallas Aviation
WDG,,"Ministry of Agriculture, Fisheries and Food"
WDK,,Oxford Air Services
WDL,W1,WDL Aviation
WDR,,Air Net Private Charter
WDS,,Four Winds Aviation
WDY,,Phoenix Airline Services
WEA,,White Eagle Aviation
WEB,WH,WebJet Linhas Aéreas
WEC,,Universal Airlines
WEL,,"Veles, Ukrainian Aviation Company"
WEN,WR,WestJet Encore
WES,,Rainbow International Airlines
WET,,NORDIC Sky
WEV,,Victoria International Airways
WEW,,Rise Air
WEX,,Wings Express
WFC,,Swift Copters
WFD,,BAE Systems
WFH,,Wanfeng General Aviation
WFL,2W,World2Fly
WFO,,Wilbur's Flight Operations
WGA,,Vega Air Company
WGN,KD,Western Global Airlines
WGP,,Williams Grand Prix Engineering
WGS,,Airwings oy
WGT,,Lion Air Services
WHE,,Leonardo
WHR,,Hummingbird Helicopter Service
WHS,,Wiking Helikopter Service
WHT,WI,White Airways
WHY,,Air Sorel
WIA,,Windward Islands Airways International
WIF,WF,Widerøe
WIG,,Wiggins Airways
WIL,,Aero Air
WIN,A7,Awesome Cargo
WIS,,Paccair
WIT,,Wittering FTU
WIW,,V-avia Airline
WIZ,,Micromatter Technology Solutions
WJA,WS,WestJet
WJE,,Westjet Encore
WKH,,Kharkov Aircraft Manufacturing Company
WKT,,DEA Aviation
WLA,,Airwaves Airlink
WLB,,Wings of Lebanon Aviation
WLG,G6,Air Volga
WLK,,Skyrover CC
WLR,,Air Walser
WLS,,Williams Air
WLT,,Aviation Partners
WLV,,Aviation North
WLX,,West Air Luxembourg
WML,,Chantilly Air
WMT,W4,Wizz Air Malta
WNA,,Winair
WNR,,Wondair on Demand Aviation
WOA,WO,World Airways
WOK,,Kovar Air
WOL,,Wings Aviation
WON,IW,Wings Air
WPA,,Western Pacific Airservice
WPK,,Air-Lift Associates
WPR,,Auckland Regional Rescue Helicopter Trust
WPT,,World2Fly Portugal
WRA,,White River Air Services
WRC,7W,Windrose Airlines
WRF,8V,Wright Air Service
WRR,,WRA Inc
WRT,,Wright Air Lines
WSA,,Westgates Airlines
WSC,,Westair Cargo Airlines
WSG,WT,Wasaya Airways
WSI,,Wind Spirit Air
WSL,,Westflight Aviation
WSM,,Wisman Aviation
WSP,,VeriJet
WST,,Western Air
WTA,FK,Africa West
WTC,,Weasua Air Transport Company
WTF,,West African Air Transport
WTN,,BAE Systems
WTP,,Westpoint Air
WTV,,Western Aviators
WUK,W9,Wizz Air UK
WVA,,Hand D Aviation
WVL,8Z,Wizz Air Bulgaria
WWG,,Aereo WWG
WWI,,Worldwide Jet Charter
WWL,,Whyalla Airlines
WWM,,World Wing Aviation
WWP,,Wingo Panama
WWS,,Worldwide Aviation Services
WWW,,Janet
WYC,,Wycombe Air Centre
WYG,,Wyoming Airlines
WYT,,2 Sqn No 1 Elementary Flying Training School
WZM,MW,Connect Airlines
WZP,3J,Zip
WZZ,W6,Wizz Air
XAA,,Aeronautical Radio Inc
XAB,,Xabre Aerolíneas
XAC,,Air Charter World
XAD,,Certified Air Dispatch
XAF,,Executive Air Fleet
XAH,,Executive Aircraft Services
XAK,,Airkenya
XAM,,AMR Services Corporation
XAO,,Airline Operations Services
XAP,,Direct Air trading as Midway Connection
XAR,XN,Xpress Air
XAS,,PHH Aviation System
XAT,,AT and T Aviation Division
XAU,,Aerolink Uganda
XAV,,Aviaprom Enterprises
XAX,D7,AirAsia X
XBG,,City of Bangor
XBO,,Baseops International
XCC,,Ecoturistica de Xcalak
XCL,,Contel ASC
XCO,,Compuflight Operations Service
XCS,,Compuserve Incorporated
XCT,,Aero Costa Taxi Aéreo
XCX,,Citibank
XDA,,Bureau Veritas
XDD,,Lockheed DUATS
XDS,,Dispatch Services
XDT,,Date Transformation Corp
XDY,,Dynair Services
XEC,,Air Executive Charter
XEJ,4U,XE Jet
XEL,,Excel Charter
XEN,,Zenflight
XER,,Xerox Corporation
XFS,,American Flight Service Systems
XFX,,Airways Corporation of New Zealand
XGA,,General Aviation Terminal
XGG,,IMP Group Aviation Services
XGO,,AirGO Private Airline
XGS,,Global System
XGW,,Global Weather Dynamics
XJA,,Assistance Aeroportuaire de L'Aeroport de Paris
XJC,,Xclusive Jet Charter Limited
XJT,,Xjet Limited
XKA,,Kavouras Inc
XKX,,ASECNA
XKY,,Skyway Airlines
XLB,,Aircraft Performance Group
XLD,,Jeppesen Data Plan
XLE,,NG Eagle
XLF,SE,XL Airways France
XLG,,Lockheed Air Terminal
XLK,,Safarilink Aviation
XLL,,Air Excel
XLR,,Texel Air
XLT,,Empressa Brasileira de Infra-Estrutura Aeroportuaria-Infraero
XMA,,Martin Aviation Services
XME,,Australian air Express
XMG,,AMS Group
XMR,,Irish Aviation Authority
XMS,,British Airways Santa
XMX,,SENEAM
XNA,,Express Net Airlines
XNC,,Canadian National Telecommunications
XNR,,Taxi Aero Del Norte
XNS,,Navtech System Support
XNT,,Notams International
XNV,,Navinc Airlines Services
XOJ,,XO
XPA,,Pan Am Weather Systems
XPE,,Amira Air
XPG,,Southport Air Service
XPL,,Express Line Aircompany
XPN,,Aero Express
XPR,,Air-Rep
XPS,,XP Internation
XPX,,Phoenix Flight Operations
XRA,,Intensive Air
XRC,7A,Express Air Cargo
XRO,,Exxaero
XSA,,Spectrum Air Service
XSL,,Embry-Riddle Aeronautical University
XSN,,Stephenville Aviation Services
XSR,,AirShare
XSS,,Aero Express Intercontinental
XTA,,Servicios Aéreos Textra
XTJ,,Advance Aviation Services
XTO,,Express Tours
XTR,,Sector Airlines
XUM,,SUM Air
XWS,,WSI Corporation
XWW,,World Weatherwatch
XXS,,Skyplan Services
XXV,,AASANA
XXX,,ASL
XYZ,,Island Air Express
YAK,,Yakolev
YBE,,Stewart Aviation Services
YFS,,Young Flying Service
YOG,,Central Aviation
YRG,,Yak Air
YWZ,8O,West Coast Air
YYY,,ICAO
YZR,Y8,Suparna Airlines
ZAI,,Zaire Aero Service
ZAK,K8,Airlink Zambia
ZAN,,Zantop International Airlines
ZAR,,Zairean Airlines
ZAS,,ZAS Airlines of Egypt
ZAW,,Zoom Airways
ZBA,,Boskovic Air Charters Limited
ZMA,,Zambezi Airlines
ZZM,,Agence Nationale des Aerodromes et de la Meteorologie

"""#
