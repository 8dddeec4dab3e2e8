// swift-format-ignore-file
// Written by Scripts/make-airports; do not edit.
// OurAirports (https://ourairports.com/data/), public domain.

let regionTable: StaticString = #"""
code,name
AE-AZ,Abu Dhabi Emirate
AE-DU,Dubai Emirate
AE-FU,Fujairah Emirate
AE-RK,Ras al-Khaimah Emirate
AE-SH,Sharjah Emirate
AF-BAL,Balkh Province
AF-BAM,Bamiyan Province
AF-BDG,Badghis Province
AF-BDS,Badakhshan Province
AF-FRA,Farah Province
AF-FYB,Faryab Province
AF-GHA,Ghazni Province
AF-GHO,Ghōr Province
AF-HEL,Helmand Province
AF-HER,Herat Province
AF-KAB,Kabul Province
AF-KAN,Kandahar Province
AF-KDZ,Kunduz Province
AF-KHO,Khost Province
AF-LOW,Logar Province
AF-NAN,Nangarhar Province
AF-NIM,Nimruz Province
AF-PAR,Parwan Province
AF-PIA,Paktia Province
AF-PKA,Paktika Province
AF-TAK,Takhar Province
AF-URU,Orūzgān Province
AG-03,Saint George Parish
AG-10,Barbuda Dependency
AI-U-A,(unassigned)
AL-01,Berat County
AL-02,Durrës County
AL-07,Kukës County
AM-ER,Yerevan (capital district)
AM-SH,Shirak Province
AM-SU,Syunik Province
AO-BGO,Bengo Province
AO-BGU,Benguela Province
AO-BIE,Bié Province
AO-CAB,Cabinda Province
AO-CCU,Cuando Cubango Province
AO-CNN,Cunene Province
AO-CNO,Cuanza Norte Province
AO-CUS,Cuanza Sul Province
AO-HUA,Huambo Province
AO-HUI,Huíla Province
AO-LNO,Lunda Norte Province
AO-LSU,Lunda Sul Province
AO-LUA,Luanda Province
AO-MAL,Malanje Province
AO-MOX,Moxico Province
AO-NAM,Namibe Province
AO-UIG,Uíge Province
AO-ZAI,Zaire Province
AQ-U-A,(unassigned)
AR-A,Salta Province
AR-B,Buenos Aires Province
AR-C,Buenos Aires (Autonomous City)
AR-D,San Luis Province
AR-E,Entre Ríos Province
AR-F,La Rioja Province
AR-G,Santiago del Estero Province
AR-H,Chaco Province
AR-J,San Juan Province
AR-K,Catamarca Province
AR-L,La Pampa Province
AR-M,Mendoza Province
AR-N,Misiones Province
AR-P,Formosa Province
AR-Q,Neuquén Province
AR-R,Río Negro Province
AR-S,Santa Fe Province
AR-T,Tucumán Province
AR-U,Chubut Province
AR-V,Tierra del Fuego Province
AR-W,Corrientes Province
AR-X,Córdoba Province
AR-Y,Jujuy Province
AR-Z,Santa Cruz Province
AS-MA,Manuʻa District
AS-WT,Western District
AT-2,Carinthia
AT-3,Lower Austria
AT-4,Upper Austria
AT-5,Salzburg
AT-6,Styria
AT-7,Tyrol
AT-8,Vorarlberg
AT-9,Vienna
AU-ACT,Australian Capital Territory
AU-NSW,New South Wales
AU-NT,Northern Territory
AU-QLD,Queensland
AU-SA,South Australia
AU-TAS,Tasmania
AU-VIC,Victoria
AU-WA,Western Australia
AW-U-A,(unassigned)
AZ-BA,Baku (city)
AZ-FUZ,Fuzuli District
AZ-GA,Ganja (city)
AZ-KUR,Kurdamir District
AZ-LA,Lankaran District
AZ-MAS,Masally District
AZ-NX,Nakhchivan Autonomous Republic
AZ-QAB,Qabala District
AZ-SKR,Samkir District
AZ-SM,Sumqayit (city)
AZ-XCI,Khojaly District
AZ-XIZ,Khizi District
AZ-YE,Yevlax (city)
AZ-ZAN,Zangilan District
AZ-ZAQ,Zaqatala District
BA-BIH,Federation of Bosnia and Herzegovina
BA-SRP,Republika Srpska
BB-01,Christ Church
BE-VAN,Antwerp Province
BE-VBR,Flemish Brabant Province
BE-VLI,Limburg Province
BE-VOV,East Flanders Province
BE-VWV,West Flanders Province
BE-WBR,Walloon Brabant Province
BE-WHT,Hainaut Province
BE-WLG,Liège Province
BE-WNA,Namur Province
BF-BGR,Bougouriba Province
BF-BLG,Boulgou Province
BF-COM,Comoe Province
BF-GNA,Gnagna Province
BF-GOU,Gourma Province
BF-HOU,Houet Province
BF-KAD,Kadiogo Province
BF-KMP,Kompienga Province
BF-KOS,Kossi Province
BF-MOU,Mouhoun Province
BF-NAM,Namentenga Province
BF-NAO,Nahouri Province
BF-OUD,Oudalan Province
BF-PON,Poni Province
BF-SEN,Séno Province
BF-SIS,Sissili Province
BF-SMT,Sanmatenga Province
BF-SOM,Soum Province
BF-SOR,Sourou Province
BF-TAP,Tapoa Province
BF-YAT,Yatenga Province
BG-02,Burgas Province
BG-03,Varna Province
BG-04,Veliko Tarnovo Province
BG-08,Dobrich Province
BG-15,Pleven Province
BG-16,Plovdiv Province
BG-18,Ruse Province
BG-22,Sofia City Province
BG-28,Yambol Province
BH-14,Southern Governorate
BH-15,Muharraq Governorate
BI-BM,Bujumbura Mairie Province
BI-GI,Gitega Province
BI-KI,Kirundo Province
BJ-AK,Atakora Department
BJ-AL,Alibori Department
BJ-AQ,Atlantique Department
BJ-BO,Borgou Department
BJ-CO,Collines Department
BJ-DO,Donga Department
BL-U-A,(unassigned)
BM-U-A,(unassigned)
BN-BE,Belait District
BN-BM,Brunei-Muara District
BO-B,El Beni Department
BO-C,Cochabamba Department
BO-H,Chuquisaca Department
BO-L,La Paz Department
BO-N,Pando Department
BO-O,Oruro Department
BO-P,Potosí Department
BO-S,Santa Cruz Department
BO-T,Tarija Department
BQ-BO,Bonaire
BQ-SA,Saba
BQ-SE,Sint Eustatius
BR-AC,Acre
BR-AL,Alagoas
BR-AM,Amazonas
BR-AP,Amapá
BR-BA,Bahia
BR-CE,Ceará
BR-DF,Distrito Federal
BR-ES,Espírito Santo
BR-GO,Goiás
BR-MA,Maranhão
BR-MG,Minas Gerais
BR-MS,Mato Grosso do Sul
BR-MT,Mato Grosso
BR-PA,Pará
BR-PB,Paraíba
BR-PE,Pernambuco
BR-PI,Piauí
BR-PR,Paraná
BR-RJ,Rio de Janeiro
BR-RN,Rio Grande do Norte
BR-RO,Rondônia
BR-RR,Roraima
BR-RS,Rio Grande do Sul
BR-SC,Santa Catarina
BR-SE,Sergipe
BR-SP,São Paulo
BR-TO,Tocantins
BS-AK,Acklins
BS-BI,Bimini
BS-BY,Berry Islands
BS-CE,Central Eleuthera
BS-CI,Cat Island
BS-CK,Crooked Island and Long Cay
BS-CO,Central Abaco
BS-EX,Exuma
BS-FP,City of Freeport
BS-HI,Harbour Island
BS-IN,Inagua
BS-LI,Long Island
BS-MG,Mayaguana
BS-NO,North Abaco
BS-NP,New Providence
BS-NS,North Andros
BS-RC,Rum Cay
BS-RI,Ragged Island
BS-SA,South Andros
BS-SE,South Eleuthera
BS-SS,San Salvador
BS-WG,West Grand Bahama
BT-11,Paro District
BT-31,Sarpang District
BT-33,Bumthang District
BT-41,Trashigang District
BW-CE,Central District
BW-CH,Chobe District
BW-FR,Francistown (city)
BW-GA,Gaborone (city)
BW-GH,Ghanzi District
BW-JW,Jwaneng (town)
BW-KG,Kgalagadi District
BW-LO,Lobatse (town)
BW-NW,North West District
BW-SP,Selebi-Phikwe (town)
BW-ST,Sowa (town)
BY-BR,Brest Region
BY-HO,Gomel Region
BY-HR,Grodno Region
BY-MA,Mogilev Region
BY-MI,Minsk Region
BY-VI,Vitebsk Region
BZ-BZ,Belize District
BZ-CY,Cayo District
BZ-CZL,Corozal District
BZ-OW,Orange Walk District
BZ-SC,Stann Creek District
BZ-TOL,Toledo District
CA-AB,Alberta
CA-BC,British Columbia
CA-MB,Manitoba
CA-NB,New Brunswick
CA-NL,Newfoundland and Labrador
CA-NS,Nova Scotia
CA-NT,Northwest Territories
CA-NU,Nunavut
CA-ON,Ontario
CA-PE,Prince Edward Island
CA-QC,Quebec
CA-SK,Saskatchewan
CA-YT,Yukon
CC-U-A,(unassigned)
CD-BC,Kongo-Central Province
CD-BU,Bas-Uélé Province
CD-EQ,Équateur Province
CD-HK,Haut-Katanga Province
CD-HL,Haut-Lomami Province
CD-HU,Haut-Uélé Province
CD-IT,Ituri Province
CD-KC,Kasaï-Central Province
CD-KE,Kasaï-Oriental Province
CD-KG,Kwango Province
CD-KL,Kwilu Province
CD-KN,Kinshasa Province
CD-KS,Kasaï Province
CD-LO,Lomami Province
CD-LU,Lualaba Province
CD-MA,Maniema Province
CD-MN,Mai-Ndombe Province
CD-MO,Mongala Province
CD-NK,Nord-Kivu Province
CD-NU,Nord-Ubangi Province
CD-SA,Sankuru Province
CD-SK,Sud-Kivu Province
CD-SU,Sud-Ubangi Province
CD-TA,Tanganyika Province
CD-TO,Tshopo Province
CD-TU,Tshuapa Province
CF-AC,Ouham
CF-BB,Bamingui-Bangoran
CF-HK,Haute-Kotto
CF-HM,Haut-Mbomou
CF-HS,Mambéré-Kadéï
CF-MB,Mbomou
CF-MP,Ombella-M'Poko
CF-NM,Nana-Mambéré
CF-OP,Ouham-Pendé
CF-UK,Ouaka
CF-VR,Vakaga
CG-11,Bouenza Department
CG-12,Pool Department
CG-13,Sangha Department
CG-14,Plateaux Department
CG-2,Lékoumou Department
CG-5,Kouilou Department
CG-7,Likouala Department
CG-8,Cuvette Department
CG-9,Niari Department
CH-BE,Bern
CH-FR,Fribourg
CH-GE,Geneva
CH-GR,Grisons
CH-LU,Lucerne
CH-NE,Neuchâtel
CH-NW,Nidwalden
CH-OW,Obwalden
CH-SG,St. Gallen
CH-SO,Solothurn
CH-TI,Ticino
CH-VS,Valais
CH-ZH,Zürich
CI-AB,Abidjan (autonomous district)
CI-BS,Bas-Sassandra District
CI-CM,Comoé District
CI-DN,Denguélé District
CI-LC,Lacs District
CI-MG,Montagnes District
CI-SM,Sassandra-Marahoué District
CI-SV,Savanes District
CI-VB,Vallée du Bandama District
CI-WR,Woroba District
CI-YM,Yamoussoukro (autonomous district)
CI-ZZ,Zanzan District
CK-U-A,(unassigned)
CL-AI,Aysén Region
CL-AN,Antofagasta Region
CL-AP,Arica and Parinacota Region
CL-AR,Araucanía Region
CL-AT,Atacama Region
CL-BI,Bío-Bío Region
CL-CO,Coquimbo Region
CL-LI,O'Higgins Region
CL-LL,Los Lagos Region
CL-LR,Los Ríos Region
CL-MA,Magallanes Region
CL-ML,Maule Region
CL-NB,Ñuble Region
CL-RM,Santiago Metropolitan Region
CL-TA,Tarapacá Region
CL-VS,Valparaíso Region
CM-AD,Adamaoua Region
CM-CE,Centre Region
CM-EN,Far North Region
CM-ES,East Region
CM-LT,Littoral Region
CM-NO,North Region
CM-NW,North-West Region
CM-OU,West Region
CM-SU,South Region
CM-SW,South-West Region
CN-11,Beijing Municipality
CN-12,Tianjin Municipality
CN-13,Hebei Province
CN-14,Shanxi Province
CN-15,Inner Mongolia Autonomous Region
CN-21,Liaoning Province
CN-22,Jilin Province
CN-23,Heilongjiang Province
CN-31,Shanghai Municipality
CN-32,Jiangsu Province
CN-33,Zhejiang Province
CN-34,Anhui Province
CN-35,Fujian Province
CN-36,Jiangxi Province
CN-37,Shandong Province
CN-41,Henan Province
CN-42,Hubei Province
CN-43,Hunan Province
CN-44,Guangdong Province
CN-45,Guangxi Autonomous Region
CN-46,Hainan Province
CN-50,Chongqing Municipality
CN-51,Sichuan Province
CN-52,Guizhou Province
CN-53,Yunnan Province
CN-54,Tibet Autonomous Region
CN-61,Shaanxi Province
CN-62,Gansu Province
CN-63,Qinghai Province
CN-64,Ningxia Autonomous Region
CN-65,Xinjiang Autonomous Region
CO-AMA,Amazonas Department
CO-ANT,Antioquía Department
CO-ARA,Arauca Department
CO-ATL,Atlántico Department
CO-BOL,Bolívar Department
CO-BOY,Boyacá Department
CO-CAL,Caldas Department
CO-CAQ,Caquetá Department
CO-CAS,Casanare Department
CO-CAU,Cauca Department
CO-CES,César Department
CO-CHO,Chocó Department
CO-COR,Córdoba Department
CO-CUN,Cundinamarca Department
CO-DC,Bogotá Capital District
CO-GUA,Guainía Department
CO-GUV,Guaviare Department
CO-HUI,Huila Department
CO-LAG,La Guajira Department
CO-MAG,Magdalena Department
CO-MET,Meta Department
CO-NAR,Nariño Department
CO-NSA,Norte de Santander Department
CO-PUT,Putumayo Department
CO-QUI,Quindio Department
CO-RIS,Risaralda Department
CO-SAN,Santander Department
CO-SAP,"San Andrés, Providencia y Santa Catalina Department"
CO-SUC,Sucre Department
CO-TOL,Tolima Department
CO-VAC,Valle del Cauca Department
CO-VAU,Vaupés Department
CO-VID,Vichada Department
CR-A,Alajuela Province
CR-G,Guanacaste Province
CR-H,Heredia Province
CR-L,Limón Province
CR-P,Puntarenas Province
CR-SJ,San José Province
CU-01,Pinar del Río Province
CU-03,La Habana Province
CU-04,Matanzas Province
CU-05,Villa Clara Province
CU-06,Cienfuegos Province
CU-07,Sancti Spíritus Province
CU-08,Ciego de Ávila Province
CU-09,Camagüey Province
CU-10,Las Tunas Province
CU-11,Holguín Province
CU-12,Granma Province
CU-13,Santiago de Cuba Province
CU-14,Guantánamo Province
CU-15,Artemisa Province
CU-16,Mayabeque Province
CU-99,Isla de la Juventud (special municipality)
CV-B,Barlavento Islands
CV-S,Sotavento Islands
CW-U-A,(unassigned)
CX-U-A,(unassigned)
CY-02,Nicosia District
CY-03,Famagusta District
CY-04,Larnaca District
CY-06,Paphos District
CY-XX,Sovereign Base Areas of Akrotiri and Dhekelia
CZ-JC,South Bohemian Region
CZ-JM,South Moravian Region
CZ-KA,Karlovy Vary Region
CZ-MO,Moravian-Silesian Region
CZ-OL,Olomouc Region
CZ-PA,Pardubice Region
CZ-PL,Plzeň Region
CZ-PR,Praha (Prague) (capital city)
CZ-ST,Central Bohemian Region
CZ-VY,Vysočina Region
CZ-ZL,Zlín Region
DE-BR,Brandenburg
DE-BW,Baden-Württemberg
DE-BY,Bavaria
DE-HB,Bremen
DE-HE,Hesse
DE-HH,Hamburg
DE-MV,Mecklenburg-Vorpommern
DE-NI,Lower Saxony
DE-NW,North Rhine-Westphalia
DE-RP,Rhineland-Palatinate
DE-SH,Schleswig-Holstein
DE-SL,Saarland
DE-SN,Saxony
DE-ST,Saxony-Anhalt
DE-TH,Thuringia
DJ-AS,Ali Sabiah Region
DJ-DJ,Djibouti Region
DJ-OB,Obock Region
DJ-TA,Tadjoura Region
DK-81,North Jutland
DK-82,Central Jutland
DK-83,South Denmark
DK-84,Capital Region
DK-85,Zealand
DM-02,Saint Andrew Parish
DM-10,Saint Paul Parish
DO-01,Distrito Nacional
DO-04,Barahona Province
DO-11,La Altagracia Province
DO-12,La Romana Province
DO-13,La Vega Province
DO-16,Pedernales Province
DO-18,Puerto Plata Province
DO-20,Samaná Province
DO-23,San Pedro de Macorís Province
DO-25,Santiago de los Caballeros Province
DZ-01,Adrar Province
DZ-02,Chlef Province
DZ-03,Laghouat Province
DZ-04,Oum el Bouaghi Province
DZ-05,Batna Province
DZ-06,Béjaïa Province
DZ-07,Biskra Province
DZ-08,Béchar Province
DZ-09,Blida Province
DZ-11,Tamanrasset Province
DZ-12,Tébessa Province
DZ-13,Tlemcen Province
DZ-14,Tiaret Province
DZ-16,Algiers Province
DZ-18,Jijel Province
DZ-19,Sétif Province
DZ-22,Sidi Bel Abbes Province
DZ-23,Annaba Province
DZ-25,Constantine Province
DZ-27,Mostaganem Province
DZ-28,M'Sila Province
DZ-29,Mascara Province
DZ-30,Ouargla Province
DZ-31,Oran Province
DZ-32,El Bayadh Province
DZ-33,Illizi Province
DZ-37,Tindouf Province
DZ-39,El Oued Province
DZ-45,Naama Province
DZ-47,Ghardaïa Province
DZ-48,Relizane Province
DZ-50,El Menia Province
DZ-52,Bordj Baji Mokhtar Province
DZ-54,Timimoun Province
DZ-55,Touggourt Province
DZ-56,Djanet Province
DZ-57,In Salah Province
DZ-58,In Guezzam Province
EC-25,Santa Elena Province
EC-A,Azuay Province
EC-C,Carchi Province
EC-D,Orellana Province
EC-E,Esmeraldas Province
EC-G,Guayas Province
EC-L,Loja Province
EC-M,Manabi Province
EC-N,Napo Province
EC-O,El Oro Province
EC-P,Pichincha Province
EC-S,Morona-Santiago Province
EC-T,Tungurahua Province
EC-U,Sucumbios Province
EC-W,Galapagos Province
EC-X,Cotopaxi Province
EC-Y,Pastaza Province
EE-37,Harju County
EE-39,Hiiu County
EE-67,Pärnu County
EE-74,Saare County
EE-7B,Tartu County
EG-ALX,Alexandria Governorate
EG-ASN,Aswan Governorate
EG-AST,Asyut Governorate
EG-BA,Red Sea Governorate
EG-BH,Beheira Governorate
EG-BNS,Beni Suef Governorate
EG-C,Cairo Governorate
EG-DK,Dakahlia Governorate
EG-GH,Gharbia Governorate
EG-GZ,Giza Governorate
EG-IS,Ismailia Governorate
EG-JS,South Sinai Governorate
EG-LX,Luxor Governorate
EG-MN,Minya Governorate
EG-MNF,Monufia Governorate
EG-MT,Matruh Governorate
EG-PTS,Port Said Governorate
EG-SHG,Sohag Governorate
EG-SHR,Sharqia Governorate
EG-SIN,North Sinai Governorate
EG-WAD,New Valley Governorate
EH-U-A,(unassigned)
ER-DK,Southern Red Sea Region
ER-GB,Gash-Barka Region
ER-SK,Northern Red Sea Region
ES-AN,Andalucía
ES-AR,Aragón
ES-AS,Asturias
ES-CB,Cantabria
ES-CE,Ceuta (city)
ES-CL,Castilla y León
ES-CM,Castilla–La Mancha
ES-CN,Canary Islands
ES-CT,Catalonia
ES-EX,Extremadura
ES-GA,Galicia
ES-IB,Islas Baleares
ES-MC,Murcia (region)
ES-MD,Madrid (community)
ES-ML,Melilla (city)
ES-NC,Navarra
ES-PV,Basque Country
ES-RI,La Rioja
ES-VC,Valencia (community)
ET-AA,Addis Ababa
ET-AF,Afar Region
ET-AM,Amhara Region
ET-BE,Benishangul-Gumuz Region
ET-DD,Dire Dawa
ET-GA,Gambela Region
ET-OR,Oromia Region
ET-SN,"Southern Nations, Nationalities, and Peoples' Region"
ET-SO,Somali Region
ET-SW,South West Ethiopia Peoples' Region
ET-TI,Tigray Region
ET-XSD,Sidama Region
FI-01,Åland Islands Region
FI-02,South Karelia Region
FI-03,South Ostrobothnia Region
FI-04,Southern Savonia Region
FI-05,Kainuu Region
FI-07,Central Ostrobothnia Region
FI-08,Central Finland Region
FI-09,Kymenlaakso Region
FI-10,Lapland Region
FI-11,Pirkanmaa Region
FI-12,Ostrobothnia Region
FI-13,North Karelia Region
FI-14,North Ostrobothnia Region
FI-15,Northern Savonia Region
FI-17,Satakunta Region
FI-18,Uusimaa Region
FI-19,Southwest Finland Region
FJ-C,Central Division
FJ-E,Eastern Division
FJ-N,Northern Division
FJ-R,Rotuma (dependency)
FJ-W,Western Division
FK-U-A,(unassigned)
FM-KSA,Kosrae State
FM-PNI,Pohnpei State
FM-TRK,Chuuk State
FM-YAP,Yap State
FO-U-A,(unassigned)
FR-ARA,Auvergne-Rhône-Alpes
FR-BFC,Bourgogne-Franche-Comté
FR-BRE,Brittany
FR-COR,Corsica
FR-CVL,Centre-Val de Loire
FR-GES,Grand Est
FR-HDF,Hauts-de-France
FR-IDF,Île-de-France
FR-NAQ,Nouvelle-Aquitaine
FR-NOR,Normandy
FR-OCC,Occitanie
FR-PAC,Provence-Alpes-Côte-d'Azur
FR-PDL,Pays-de-la-Loire
GA-1,Estuaire Province
GA-2,Haut-Ogooué Province
GA-3,Moyen-Ogooué Province
GA-4,Ngounié Province
GA-5,Nyanga Province
GA-6,Ogooué-Ivindo Province
GA-7,Ogooué-Lolo Province
GA-8,Ogooué-Maritime Province
GA-9,Woleu-Ntem Province
GB-ENG,England
GB-NIR,Northern Ireland
GB-SCT,Scotland
GB-WLS,Wales
GD-GE,Saint George
GD-PA,Saint Patrick
GE-AB,Autonomous Republic of Abkhazia
GE-AJ,Autonomous Republic of Adjara
GE-GU,Guria
GE-IM,Imereti
GE-KA,Kakheti
GE-KK,Kvemo Kartli
GE-MM,Mtskheta-Mtianeti
GE-RL,Racha-Lechkhumi and Kvemo Svaneti
GE-SZ,Samegrelo-Zemo Svaneti
GE-TB,Tbilisi
GF-CY,Cayenne
GF-SL,Saint-Laurent-du-Maroni
GG-A,Alderney
GG-G,Guernsey
GH-AA,Greater Accra Region
GH-AH,Ashanti Region
GH-BO,Bono Region
GH-NP,Northern Region
GH-TV,Volta Region
GH-UW,Upper West Region
GH-WP,Western Region
GI-U-A,(unassigned)
GL-AV,Avannaata Municipality
GL-KU,Kujalleq Municipality
GL-QA,Qeqqata Municipality
GL-QK,Qeqertalik Municipality
GL-SE,Sermersooq Municipality
GM-W,Western Division
GN-B,Boké Region
GN-C,Conakry Special Zone
GN-F,Faranah Region
GN-K,Kankan Region
GN-L,Labé Region
GN-N,Nzérékoré Region
GP-U-A,(unassigned)
GQ-AN,Annobón Province
GQ-BN,Bioko Norte Province
GQ-CS,Centro Sur Province
GQ-LI,Litoral Province
GQ-WN,Wele-Nzas Province
GR-A,Eastern Macedonia and Thrace
GR-B,Central Macedonia
GR-C,Western Macedonia
GR-D,Epirus
GR-E,Thessaly
GR-F,Ionian Islands
GR-G,Western Greece
GR-H,Central Greece
GR-I,Attica
GR-J,Peloponnese
GR-K,North Aegean
GR-L,South Aegean
GR-M,Crete
GT-AV,Alta Verapez Department
GT-CQ,Chiquimula Department
GT-ES,Escuintla Department
GT-GU,Guatemala Department
GT-HU,Huehuetenango Department
GT-IZ,Izabal Department
GT-PE,Petén Department
GT-QC,Quiché Department
GT-QZ,Quetzaltenango Department
GT-RE,Retalhuleu Department
GU-U-A,(unassigned)
GW-BL,Bolama Region
GW-BS,Bissau Autonomous Sector
GY-BA,Barima-Waini
GY-CU,Cuyuni-Mazaruni
GY-DE,Demerara-Mahaica
GY-EB,East Berbice-Corentyne
GY-PM,Pomeroon-Supenaam
GY-PT,Potaro-Siparuni
GY-UT,Upper Takutu-Upper Essequibo
HK-HK,Hong Kong Island
HK-NT,New Territories
HN-AT,Atlántida Department
HN-CL,Colón Department
HN-CM,Comayagua Department
HN-CP,Copán Department
HN-CR,Cortés Department
HN-FM,Francisco Morazán Department
HN-GD,Gracias a Dios Department
HN-IB,Islas de la Bahía Department
HN-IN,Intibucá Department
HN-LE,Lempira Department
HN-OL,Olancho Department
HN-YO,Yoro Department
HR-01,Zagreb County
HR-08,Primorje-Gorski Kotar County
HR-09,Lika-Senj County
HR-13,Zadar County
HR-14,Osijek-Baranja County
HR-17,Split-Dalmatia County
HR-18,Istria County
HR-19,Dubrovnik-Neretva County
HT-GA,Grande'Anse Department
HT-ND,Nord Department
HT-NO,Nord-Ouest Department
HT-OU,Ouest Department
HT-SD,Sud Department
HT-SE,Sud-Est Department
HU-BA,Baranya County
HU-BK,Bács-Kiskun County
HU-BU,Budapest (capital city)
HU-GS,Győr-Moson-Sopron County
HU-HB,Hajdu-Bihar County
HU-JN,Jász-Nagykun-Szolnok County
HU-PE,Pest County
HU-SO,Somogy County
HU-ZA,Zala County
ID-AC,Aceh
ID-BA,Bali
ID-BB,Bangka Belitung
ID-BE,Bengkulu
ID-BT,Banten
ID-GO,Gorontalo
ID-JA,Jambi
ID-JB,Jawa Barat (West Java)
ID-JI,Jawa Timur (East Java)
ID-JK,Jakarta Raya
ID-JT,Jawa Tengah (Central Java)
ID-KB,Kalimantan Barat (West Kalimantan)
ID-KI,Kalimantan Timur (East Kalimantan)
ID-KR,Kepulauan Riau (Riau Islands)
ID-KS,Kalimantan Selatan (South Kalimantan)
ID-KT,Kalimantan Tengah (Central Kalimantan)
ID-KU,Kalimantan Utara (North Kalimantan)
ID-LA,Lampung
ID-MA,Maluku
ID-MU,Maluku Utara (North Maluku)
ID-NB,Nusa Tenggara Barat (West Nusa Tenggara)
ID-NT,Nusa Tenggara Timur (East Nusa Tenggara)
ID-PA,Papua
ID-PB,Papua Barat (West Papua)
ID-PD,Papua Barat Daya (Southwest Papua)
ID-PP,Papua Pegunungan (Highland Papua)
ID-PS,Papua Selatan (South Papua)
ID-PT,Papua Tengah (Central Papua)
ID-RI,Riau
ID-SA,Sulawesi Utara (North Sulawesi)
ID-SB,Sumatera Barat (West Sumatra)
ID-SG,Sulawesi Tenggara (Southeast Sulawesi)
ID-SN,Sulawesi Selatan (South Sulawesi)
ID-SR,Sulawesi Barat (West Sulawesi)
ID-SS,Sumatera Selatan (South Sumatra)
ID-ST,Sulawesi Tengah (Central Sulawesi)
ID-SU,Sumatera Utara (North Sumatra)
ID-YO,Yogyakarta
IE-CE,County Clare
IE-CO,County Cork
IE-D,County Dublin
IE-DL,County Donegal
IE-G,County Galway
IE-KK,County Kilkenny
IE-KY,County Kerry
IE-MO,County Mayo
IE-SO,County Sligo
IE-WD,County Waterford
IL-D,Southern District
IL-HA,Haifa District
IL-M,Central District
IL-Z,Northern District
IM-U-A,(unassigned)
IN-AN,Andaman and Nicobar Islands
IN-AP,Andhra Pradesh
IN-AR,Arunachal Pradesh
IN-AS,Assam
IN-BR,Bihar
IN-CH,Chandigarh
IN-CT,Chhattisgarh
IN-DH,Dadra and Nagar Haveli and Daman and Diu
IN-DL,Delhi (National Capital Territory)
IN-GA,Goa
IN-GJ,Gujarat
IN-HP,Himachal Pradesh
IN-HR,Haryana
IN-JH,Jharkhand
IN-JK,Jammu and Kashmir
IN-KA,Karnataka
IN-KL,Kerala
IN-LA,Ladakh
IN-LD,Lakshadweep
IN-ML,Meghalaya
IN-MM,Maharashtra
IN-MN,Manipur
IN-MP,Madhya Pradesh
IN-MZ,Mizoram
IN-NL,Nagaland
IN-OR,Odisha
IN-PB,Punjab
IN-PY,Pondicherry
IN-RJ,Rajasthan
IN-SK,Sikkim
IN-TG,Telangana
IN-TN,Tamil Nadu
IN-TR,Tripura
IN-UP,Uttar Pradesh
IN-UT,Uttarakhand
IN-WB,West Bengal
IO-U-A,(unassigned)
IQ-AN,Al-Anbar Governorate
IQ-AR,Erbil Governorate
IQ-BA,Basra Governorate
IQ-BG,Baghdad Governorate
IQ-DA,Duhok Governorate
IQ-DI,Diyala Governorate
IQ-DQ,Dhi Qar Governorate
IQ-MA,Maysan Governorate
IQ-NA,Najaf Governorate
IQ-NI,Ninawa Governorate
IQ-SD,Salah ad Din Governorate
IQ-SW,As-Sulaymaniyyah Governorate
IQ-TS,Kirkuk Governorate
IQ-WA,Wasit Governorate
IR-00,Markazi Province
IR-01,Gilan Province
IR-02,Mazandaran Province
IR-03,East Azerbaijan Province
IR-04,West Azerbaijan Province
IR-05,Kermanshah Province
IR-06,Khuzestan Province
IR-07,Fars Province
IR-08,Kerman Province
IR-09,Razavi Khorasan Province
IR-10,Isfahan Province
IR-11,Sistan and Baluchestan Province
IR-12,Kurdistan Province
IR-13,Hamadan Province
IR-14,Chaharmahal and Bakhtiari Province
IR-15,Lorestan Province
IR-16,Iiam Province
IR-17,Kohgiluyeh and Boyer-Ahmad Province
IR-18,Bushehr Province
IR-19,Zanjan Province
IR-20,Semnan Province
IR-21,Yazd Province
IR-22,Hormozgan Province
IR-23,Tehran Province
IR-24,Ardabil Province
IR-26,Qazvin Province
IR-27,Golestan Province
IR-28,North Khorasan Province
IR-29,South Khorasan Province
IR-30,Alborz Province
IS-1,Capital Region
IS-2,Southern Peninsula
IS-3,Western Region
IS-4,Westfjords
IS-5,Northwestern Region
IS-6,Northeastern Region
IS-7,Eastern Region
IS-8,Southern Region
IT-21,Piedmont
IT-23,Valle d'Aosta
IT-25,Lombardy
IT-32,Trentino-Alto Adige
IT-34,Veneto
IT-36,Friuli-Venezia Giulia
IT-42,Liguria
IT-45,Emilia-Romagna
IT-52,Tuscany
IT-55,Umbria
IT-57,Marche
IT-62,Lazio
IT-65,Abruzzi
IT-72,Campania
IT-75,Apulia
IT-78,Calabria
IT-82,Sicily
IT-88,Sardinia
JE-U-A,(unassigned)
JM-01,Kingston Parish
JM-02,Saint Andrew Parish
JM-04,Portland Parish
JM-05,Saint Mary Parish
JM-08,Saint James Parish
JM-09,Hanover Parish
JO-AM,Amman Governorate
JO-AQ,Al 'Aqaba Governorate
JO-AZ,Az Zarga Governorate
JO-MA,Al Mafraq Governorate
JO-MN,Ma'an Governorate
JP-01,Hokkaidō Prefecture
JP-02,Aomori Prefecture
JP-03,Iwate Prefecture
JP-04,Miyagi Prefecture
JP-05,Akita Prefecture
JP-06,Yamagata Prefecture
JP-07,Fukushima Prefecture
JP-08,Ibaraki Prefecture
JP-09,Tochigi Prefecture
JP-12,Chiba Prefecture
JP-13,Tōkyō Prefecture
JP-14,Kanagawa Prefecture
JP-15,Niigata Prefecture
JP-16,Toyama Prefecture
JP-17,Ishikawa Prefecture
JP-18,Fukui Prefecture
JP-20,Nagano Prefecture
JP-21,Gifu Prefecture
JP-22,Shizuoka Prefecture
JP-23,Aichi Prefecture
JP-27,Ōsaka Prefecture
JP-28,Hyōgo Prefecture
JP-30,Wakayama Prefecture
JP-31,Tottori Prefecture
JP-32,Shimane Prefecture
JP-33,Okayama Prefecture
JP-34,Hiroshima Prefecture
JP-35,Yamaguchi Prefecture
JP-36,Tokushima Prefecture
JP-37,Kagawa Prefecture
JP-38,Ehime Prefecture
JP-39,Kōchi Prefecture
JP-40,Fukuoka Prefecture
JP-41,Saga Prefecture
JP-42,Nagasaki Prefecture
JP-43,Kumamoto Prefecture
JP-44,Ōita Prefecture
JP-45,Miyazaki Prefecture
JP-46,Kagoshima Prefecture
JP-47,Okinawa Prefecture
KG-B,Batken Region
KG-C,Chuy Region
KG-J,Jalal-Abad Region
KG-N,Naryn Region
KG-O,Osh Region
KG-T,Talas Region
KG-Y,Issyk Kul Region
KH-11,Mondulkiri province
KH-12,Phnom Penh (municipality)
KH-13,Preah Vihear province
KH-15,Pursat province
KH-16,Ratanakiri province
KH-17,Siem Reap province
KH-18,Preah Sihanouk province
KH-2,Battambang province
KH-8,Kandal province
KH-9,Koh Kong province
KI-G,Gilbert Islands
KI-L,Line Islands
KI-P,Phoenix Islands
KM-A,Anjouan (Ndzouani)
KM-G,Grande Comore (Ngazidja)
KM-M,Mohéli (Mwali)
KN-U-A,(unassigned)
KP-01,Pyongyang (capital city)
KP-02,South Pyongan Province
KP-03,North Pyongan Province
KP-05,South Hwanghae Province
KP-06,North Hwanghae Province
KP-07,Kangwon Province
KP-08,South Hamgyong Province
KP-09,North Hamgyong Province
KP-10,Ryanggang Province
KR-11,Seoul-teukbyeolsi (Seoul Special City)
KR-26,Busan-gwangyeoksi (Busan Metropolitan City)
KR-27,Daegu-gwangyeoksi (Daegu Metropolitan City)
KR-28,Incheon-Gwangyeoksi (Incheon Metropolitan City)
KR-29,Gwangju-gwangyeoksi (Gwangju Metropolitan City)
KR-31,Ulsan-gwangyeoksi (Ulsan Metropolitan City)
KR-41,Gyeonggi-do (Gyeonggi Province)
KR-42,Gangwon Teukbyeoljachi-do (Gangwon Special Self-Governing Province)
KR-43,Chungcheongbuk-do (North Chungcheong Province)
KR-44,Chungcheongnam-do (South Chungcheong Province)
KR-45,Jeonbuk Teukbyeoljachi-do (North Jeolla Special Self-Governing Province)
KR-46,Jeollanam-do (South Jeolla Province)
KR-47,Gyeongsangbuk-do (North Gyeongsang Province)
KR-48,Gyeongsangnam-do (South Gyeongsang Province)
KR-49,Jeju Teukbyeoljachi-do (Jeju Special Self-Governing Province)
KW-AH,Al Ahmadi Governorate
KW-FA,Al Farwaniyah Governorate
KW-JA,Al Jahra Governorate
KY-CB,Cayman Brac
KY-GC,Grand Cayman
KY-LC,Little Cayman
KZ-ABA,Abai Region
KZ-AKM,Akmola Region
KZ-AKT,Aktobe Region
KZ-ALA,Almaty City
KZ-ALM,Almaty Region
KZ-AST,Astana City
KZ-ATY,Atyrau Region
KZ-BAY,Baikonur City
KZ-JET,Jetisu Region
KZ-KAR,Karaganda Region
KZ-KUS,Kostanay Region
KZ-KZY,Kyzylorda Region
KZ-MAN,Mangystau Region
KZ-PAV,Pavlodar Region
KZ-SEV,North Kazakhstan Region
KZ-ULY,Ulytau Region
KZ-VOS,East Kazakhstan Region
KZ-YUZ,Turkistan Region
KZ-ZAP,West Kazakhstan Region
KZ-ZHA,Jambyl Region
LA-AT,Attapu Province
LA-BK,Bokeo Province
LA-CH,Champasak Province
LA-HO,Houaphan Province
LA-KH,Khammouan Province
LA-LM,Louang Namtha Province
LA-LP,Louangphabang Province
LA-OU,Oudomxai Province
LA-PH,Phongsali Province
LA-SL,Salavan Province
LA-SV,Savannakhet Province
LA-VT,Vientiane Prefecture
LA-XA,Xaignabouli Province
LA-XI,Xiangkhoang Province
LB-AS,North Governorate
LB-BI,Beqaa Governorate
LB-JL,Mount Lebanon Governorate
LC-02,Castries
LC-11,Vieux Fort
LK-1,Western Province
LK-2,Central Province
LK-3,Southern Province
LK-4,Northern Province
LK-5,Eastern Province
LK-6,North Western Province
LK-7,North Central Province
LR-GB,Grand Basaa County
LR-GG,Grand Gedeh County
LR-GK,Grand Kru County
LR-LO,Lofa County
LR-MG,Margibi County
LR-MO,Montserrado County
LR-MY,Maryland County
LR-NI,Nimba County
LR-RI,Rivercess County
LR-SI,Sinoe County
LS-A,Maseru District
LS-C,Leribe District
LS-E,Mafeteng District
LS-F,Mohale's Hoek District
LS-G,Quthing District
LS-H,Qacha's Nek District
LS-J,Mokhotlong District
LS-K,Thaba-Tseka District
LT-KL,Klaipėda County
LT-KU,Kaunas County
LT-PN,Panevėžys County
LT-SA,Šiauliai County
LT-VL,Vilnius County
LU-L,Luxembourg
LV-042,Jēkabpils Municipality
LV-062,Mārupe Municipality
LV-099,Tukums Municipality
LV-111,Augšdaugava Municipality
LV-112,South Kurzeme Municipality
LV-VEN,Ventspils (city)
LY-BA,Benghazi District
LY-BU,Al Butnan District
LY-DR,Darnah District
LY-GT,Ghat District
LY-JA,Al Jabal al Akhdar District
LY-JG,Al Jabal al Gharbi District
LY-JU,Al Jufrah District
LY-KF,Al Kufrah District
LY-MI,Misurata District
LY-NL,Nalut District
LY-NQ,An Nuqat al Khams District
LY-SB,Sabha District
LY-SH,Wadi Al Shatii District
LY-SR,Surt District
LY-TB,Tripoli District
LY-WA,Al Wahat District
LY-WD,Wadi Al Hayaa District
MA-01,Tanger-Tétouan-Al Hoceïma Region
MA-02,L'Oriental Region
MA-03,Fès-Meknès Region
MA-04,Rabat-Salé-Kénitra Region
MA-05,Béni Mellal-Khénifra Region
MA-06,Casablanca-Settat Region
MA-07,Marrakech-Safi Region
MA-08,Drâa-Tafilalet Region
MA-09,Souss-Massa Region
MA-10,Guelmim-Oued Noun Region
MC-U-A,(unassigned)
MD-CH,Cahul District
MD-CU,Chişinău (city)
MD-FR,Floreşti District
MD-RS,Rîşcani District
MD-SN,Stînga Nistrului (administrative territorial units)
ME-03,Berane Municipality
ME-16,Podgorica Municipality
ME-19,Tivat Municipality
MF-U-A,(unassigned)
MG-A,Toamasina
MG-D,Antsiranana
MG-F,Fianarantsoa
MG-M,Mahajanga
MG-T,Antananarivo
MG-U,Toliara
MH-ALK,Ailuk
MH-ALL,Ailinglapalap
MH-ARN,Arno
MH-AUR,Aur
MH-BIK,Bikini
MH-EBO,Ebon
MH-ENI,Eniwetok
MH-JAB,Jabat Island
MH-JAL,Jaluit
MH-KIL,Kili
MH-KWA,Kwajalein
MH-LAE,Lae
MH-LIK,Likiep
MH-MAJ,Majuro
MH-MAL,Maloelap
MH-MEJ,Mejit
MH-MIL,Mili
MH-NMK,Namorik
MH-NMU,Namu
MH-RON,Rongelap
MH-UJA,Ujae
MH-UTI,Utirik
MH-WTJ,Wotje
MH-WTN,Wotho
MK-003,Southwestern Statistical Region
MK-008,Skopje Statistical Region
ML-1,Kayes Region
ML-2,Koulikoro Region
ML-3,Sikasso Region
ML-5,Mopti Region
ML-6,Tombouctou Region
ML-7,Gao Region
MM-01,Sagaing Region
MM-02,Bago Region
MM-03,Magway Region
MM-04,Mandalay Region
MM-05,Tanintharyi Region
MM-06,Yangon Region
MM-07,Ayeyarwady Region
MM-11,Kachin State
MM-12,Kayah State
MM-13,Kayin State
MM-14,Chin State
MM-15,Mon State
MM-16,Rakhine State
MM-17,Shan State
MN-035,Orkhon Province
MN-039,Khentii Province
MN-041,Khövsgöl Province
MN-043,Khovd Province
MN-046,Uvs Province
MN-047,Töv Province
MN-051,Sükhbaatar Province
MN-053,Ömnögovi Province
MN-055,Övörkhangai Province
MN-057,Zavkhan Province
MN-059,Dundgovi Province
MN-061,Dornod Province
MN-063,Dornogovi Province
MN-065,Govi-Altai Province
MN-067,Bulgan Province
MN-069,Bayankhongor Province
MN-071,Bayan-Ölgii Province
MN-073,Arhangay Province
MN-1,Ulaanbaatar (provincial municipality)
MO-CAR,Nossa Senhora do Carmo (Taipa)
MO-SEE,Sé (Da)
MP-U-A,(unassigned)
MQ-U-A,(unassigned)
MR-01,Hodh ech Chargui Region
MR-02,Hodh el Gharbi Region
MR-03,Assaba Region
MR-04,Gorgol Region
MR-05,Brakna Region
MR-06,Trarza Region
MR-07,Adrar Region
MR-08,Dakhlet Nouadhibou Region
MR-09,Tagant Region
MR-10,Guidimaka Region
MR-11,Tiris Zemmour Region
MR-12,Inchiri Region
MR-NKC,Nouakchott Region
MS-SP,Saint Peter Parish
MT-13,Għajnsielem
MT-25,Luqa
MT-62,Xewkija
MU-AG,Agalega Islands
MU-GP,Grand Port
MU-RO,Rodrigues Island
MV-00,Alif Dhaal Atoll
MV-01,Addu Atoll
MV-03,Lhaviyani Atoll
MV-05,Laamu Atoll
MV-07,Haa Alif Atoll
MV-08,Kolhumadulu Atoll
MV-12,Meemu Atoll
MV-13,Raa Atoll
MV-17,Dhaalu Atoll
MV-20,Baa Atoll
MV-23,Haa Dhaalu Atoll
MV-24,Shaviyani Atoll
MV-25,Noonu Atoll
MV-27,Gaafu Alifu Atoll
MV-28,Gaafu Dhaalu Atoll
MV-29,Gnaviyani Atoll
MV-MLE,Malé (capital city)
MW-BL,Blantyre District
MW-KR,Karonga District
MW-KS,Kasungu District
MW-LI,Lilongwe District
MW-LK,Likoma Island District
MW-MG,Mangochi District
MW-MH,Machinga District
MW-MZ,Mzimba District
MW-NK,Nkhotakota District
MW-RU,Rumphi District
MW-SA,Salima District
MX-AGU,Aguascalientes
MX-BCN,Baja California
MX-BCS,Baja California Sur
MX-CAM,Campeche
MX-CHH,Chihuahua
MX-CHP,Chiapas
MX-COA,Coahuila
MX-COL,Colima
MX-DIF,Ciudad de México
MX-DUR,Durango
MX-GRO,Guerrero
MX-GUA,Guanajuato
MX-JAL,Jalisco
MX-MEX,México (state)
MX-MIC,Michoacán
MX-MOR,Morelos
MX-NAY,Nayarit
MX-NLE,Nuevo León
MX-OAX,Oaxaca
MX-PUE,Puebla
MX-QUE,Querétaro
MX-ROO,Quintana Roo
MX-SIN,Sinaloa
MX-SLP,San Luis Potosí
MX-SON,Sonora
MX-TAB,Tabasco
MX-TAM,Tamaulipas
MX-VER,Veracruz
MX-YUC,Yucatán
MX-ZAC,Zacatecas
MY-01,Johor
MY-02,Kedah
MY-03,Kelantan
MY-04,Melaka
MY-06,Pahang
MY-07,Penang
MY-08,Perak
MY-10,Selangor
MY-11,Terengganu
MY-12,Sabah
MY-13,Sarawak
MY-15,Labuan (Federal Territory)
MZ-A,Niassa Province
MZ-B,Manica Province
MZ-G,Gaza Province
MZ-I,Inhambane Province
MZ-L,Maputo Province
MZ-MPM,Maputo (city)
MZ-N,Nampula Province
MZ-P,Cabo Delgado Province
MZ-Q,Zambezia Province
MZ-S,Sofala Province
MZ-T,Tete Province
NA-CA,Zambezi Region
NA-ER,Erongo Region
NA-HA,Hardap Region
NA-KA,ǁKaras Region
NA-KE,Kavango East Region
NA-KH,Khomas Region
NA-KU,Kunene Region
NA-OD,Otjozondjupa Region
NA-OH,Omaheke Region
NA-ON,Oshana Region
NA-OT,Oshikoto Region
NC-01,Province des îles Loyauté
NC-02,Province Nord
NC-03,Province Sud
NE-1,Agadez Region
NE-4,Maradi Region
NE-5,Tahoua Region
NE-7,Zinder Region
NE-8,Niamey Capital District
NF-U-A,(unassigned)
NG-AD,Adamawa State
NG-AK,Akwa Ibom State
NG-AN,Anambra State
NG-BA,Bauchi State
NG-BE,Benue State
NG-BO,Borno State
NG-BY,Bayelsa State
NG-CR,Cross River State
NG-DE,Delta State
NG-ED,Edo State
NG-EN,Enugu State
NG-FC,Abuja Capital Territory
NG-GO,Gombe State
NG-IM,Imo State
NG-KD,Kaduna State
NG-KE,Kebbi State
NG-KN,Kano State
NG-KT,Katsina State
NG-KW,Kwara State
NG-LA,Lagos State
NG-NI,Niger State
NG-ON,Ondo State
NG-OY,Oyo State
NG-PL,Plateau State
NG-RI,Rivers State
NG-SO,Sokoto State
NG-ZA,Zamfara State
NI-AN,North Caribbean Coast Autonomous Region
NI-AS,South Caribbean Coast Autonomous Region
NI-MN,Managua Department
NI-RI,Rivas Department
NI-SJ,Río San Juan Department
NL-DR,Drenthe
NL-FL,Flevoland
NL-FR,Friesland
NL-GE,Gelderland
NL-LI,Limburg
NL-NB,Noord-Brabant
NL-NH,Noord-Holland
NL-OV,Overijssel
NL-ZH,Zuid-Holland
NO-11,Rogaland
NO-15,Møre og Romsdal
NO-18,Nordland
NO-21,Svalbard
NO-31,Østfold
NO-32,Akershus
NO-33,Buskerud
NO-34,Innlandet
NO-39,Vestfold
NO-40,Telemark
NO-42,Agder
NO-46,Vestland
NO-50,Trøndelag
NO-55,Troms
NO-56,Finnmark
NP-P1,Koshi Province
NP-P2,Madhesh Province
NP-P3,Bagmati Province
NP-P4,Gandaki Province
NP-P5,Lumbini Province
NP-P6,Karnali Province
NP-P7,Sudurpashchim Province
NR-14,Yaren
NU-U-A,(unassigned)
NZ-AUK,Auckland Region
NZ-BOP,Bay of Plenty Region
NZ-CAN,Canterbury Region
NZ-GIS,Gisborne Region
NZ-HKB,Hawke's Bay Region
NZ-MBH,Marlborough Region
NZ-MWT,Manawatu-Wanganui Region
NZ-NSN,Nelson Region
NZ-NTL,Northland Region
NZ-OTA,Otago Region
NZ-STL,Southland Region
NZ-TAS,Tasman Region
NZ-TKI,Taranaki Region
NZ-WGN,Wellington Region
NZ-WKO,Waikato Region
NZ-WTC,West Coast Region
OM-BA,Al Batinah Governorate
OM-BU,Al Buraimi Governorate
OM-DA,Ad Dakhiliyah Governorate
OM-MA,Masqat Governorate
OM-MU,Musandam Governorate
OM-SH,Ash Sharqlyah Governorate
OM-WU,Al Wusta Governorate
OM-ZA,Al Dhahirah Governorate
OM-ZU,Dhofar Governorate
PA-1,Bocas del Toro Province
PA-10,Panamá Oeste Province
PA-2,Coclé Province
PA-3,Colón Province
PA-4,Chiriquí Province
PA-5,Darién Province
PA-6,Herrera Province
PA-7,Los Santos Province
PA-8,Panamá Province
PA-9,Veraguas Province
PA-GY,Guna Yala Indigenous Region
PE-AMA,Amazonas Region
PE-ANC,Ancash Region
PE-APU,Apurímac Region
PE-ARE,Arequipa Region
PE-AYA,Ayacucho Region
PE-CAJ,Cajamarca Region
PE-CUS,Cuzco Region
PE-HUC,Huánuco Region
PE-ICA,Ica Region
PE-JUN,Junín Region
PE-LAL,La Libertad Region
PE-LAM,Lambayeque Region
PE-LIM,Lima Region
PE-LOR,Loreto Region
PE-MDD,Madre de Dios Region
PE-MOQ,Moquegua Region
PE-PAS,Pasco Region
PE-PIU,Piura Region
PE-PUN,Puno Region
PE-SAM,San Martín Region
PE-TAC,Tacna Region
PE-TUM,Tumbes Region
PE-UCA,Ucayali Region
PF-U-A,(unassigned)
PG-CPK,Chimbu Province
PG-CPM,Central Province
PG-EBR,East New Britain Province
PG-EHG,Eastern Highlands Province
PG-EPW,Enga Province
PG-ESW,East Sepik Province
PG-GPK,Gulf Province
PG-HLA,Hela Province
PG-JWK,Jiwaka Province
PG-MBA,Milne Bay Province
PG-MPL,Morobe Province
PG-MPM,Madang Province
PG-MRL,Manus Province
PG-NCD,National Capital District (Port Moresby)
PG-NIK,New Ireland Province
PG-NPP,Northern Province
PG-NSB,Autonomous Region of Bougainville
PG-SAN,Sandaun Province
PG-SHM,Southern Highlands Province
PG-WBK,West New Britain Province
PG-WHM,Western Highlands Province
PG-WPD,Western Province
PH-00,National Capital Region (Metropolitan Manila)
PH-AKL,Aklan Province
PH-ALB,Albay Province
PH-ANT,Antique Province
PH-AUR,Aurora Province
PH-BAG,Baguio City
PH-BAS,Basilan Province
PH-BOH,Bohol Province
PH-BTC,Butuan City
PH-BTN,Batanes Province
PH-BUK,Bukidnon Province
PH-CAG,Cagayan Province
PH-CAM,Camiguin Province
PH-CAN,Camarines Norte Province
PH-CAP,Capiz Province
PH-CAS,Camarines Sur Province
PH-CAT,Catanduanes Province
PH-CAV,Cavite Province
PH-CEB,Cebu Province
PH-DAO,Davao Oriental Province
PH-DVO,Davao City
PH-EAS,Eastern Samar Province
PH-ILI,Iloilo Province
PH-ILN,Ilocos Norte Province
PH-ISA,Isabela Province
PH-LAN,Lanao del Norte Province
PH-LAS,Lanao del Sur Province
PH-LEY,Leyte Province
PH-LUN,La Union Province
PH-MAD,Marinduque Province
PH-MAS,Masbate Province
PH-MDC,Occidental Mindoro Province
PH-MDN,Maguindanao del Norte Province
PH-MSC,Misamis Occidental Province
PH-MSR,Misamis Oriental Province
PH-NCO,Cotabato Province
PH-NEC,Negros Occidental Province
PH-NER,Negros Oriental Province
PH-NSA,Northern Samar Province
PH-PAM,Pampanga Province
PH-PLW,Palawan Province
PH-ROM,Romblon Province
PH-SCO,South Cotabato Province
PH-SLU,Sulu Province
PH-SUK,Sultan Kudarat Province
PH-SUN,Surigao del Norte Province
PH-SUR,Surigao del Sur Province
PH-TAW,Tawi-Tawi Province
PH-WSA,Samar Province
PH-ZAN,Zamboanga del Norte Province
PH-ZAS,Zamboanga del Sur Province
PH-ZMB,Zambales Province
PH-ZMC,Zamboanga City
PH-ZSI,Zamboanga Sibugay Province
PK-BA,Balochistan
PK-GB,Gilgit-Baltistan
PK-JK,Azad Jammu and Kashmir
PK-KP,Khyber Pakhtunkhwa
PK-PB,Punjab
PK-SD,Sindh
PL-DS,Lower Silesian Voivodeship
PL-KP,Kuyavian-Pomeranian Voivodeship
PL-LB,Lubusz Voivodeship
PL-LD,Łódź Voivodeship
PL-LU,Lublin Voivodeship
PL-MA,Lesser Poland Voivodeship
PL-MZ,Masovian Voivodeship
PL-PK,Subcarpathian Voivodeship
PL-PM,Pomeranian Voivodeship
PL-SL,Silesian Voivodeship
PL-WN,Warmian-Masurian Voivodeship
PL-WP,Greater Poland Voivodeship
PL-ZP,West Pomeranian Voivodeship
PM-ML,Miquelon-Langlade
PM-SP,Saint-Pierre
PR-U-A,(unassigned)
PS-RBH,Ramallah and al-Bireh Governorate
PT-01,Aveiro District
PT-02,Beja District
PT-03,Braga District
PT-04,Bragança District
PT-05,Castelo Branco District
PT-06,Coimbra District
PT-07,Évora District
PT-08,Faro District
PT-10,Leiria District
PT-11,Lisbon District
PT-12,Portalegre District
PT-13,Oporto District
PT-14,Santarém District
PT-15,Setúbal District
PT-17,Vila Real District
PT-18,Viseu District
PT-20,Autonomous Region of Azores
PT-30,Autonomous Region of Madeira
PW-004,Airai
PY-1,Concepción Department
PY-10,Alto Paraná Department
PY-11,Central Department
PY-12,Ñeembucú Department
PY-13,Amambay Department
PY-14,Canindeyú Department
PY-16,Alto Paraguay Department
PY-19,Boquerón Department
PY-5,Caaguazú Department
PY-7,Itapúa Department
PY-8,Misiones Department
QA-DA,Ad-Dawhah Municipality
QA-RA,Al Rayyan Municipality
RE-SD,Saint-Denis Arrondissement
RE-SR,Saint-Pierre Arrondissement
RO-AR,Arad County
RO-B,Bucharest (municipality)
RO-BC,Bacău County
RO-BH,Bihor County
RO-BV,Braşov County
RO-BZ,Buzău County
RO-CJ,Cluj County
RO-CL,Călăraşi County
RO-CS,Caras-Severin County
RO-CT,Constanţa County
RO-DJ,Dolj County
RO-IF,Ilfov County
RO-IS,Iaşi County
RO-MM,Maramureş County
RO-MS,Mureş County
RO-SB,Sibiu County
RO-SM,Satu Mare County
RO-SV,Suceava County
RO-TL,Tulcea County
RO-TM,Timiş County
RS-00,Beograd (city)
RS-16,Zlatibor District
RS-18,Raška District
RS-20,Nišava District
RU-AD,Republic of Adygea
RU-AL,Altai Republic
RU-ALT,Altai Krai
RU-AMU,Amur Oblast
RU-ARK,Arkhangelsk Oblast
RU-AST,Astrakhan Oblast
RU-BA,Republic of Bashkortostan
RU-BEL,Belgorod Oblast
RU-BRY,Bryansk Oblast
RU-BU,Republic of Buryat
RU-CE,Chechen Republic
RU-CHE,Chelyabinsk Oblast
RU-CHU,Chukotka Autonomous Okrug
RU-CU,Chuvash Republic
RU-DA,Republic of Dagestan
RU-IN,Republic of Ingushetia
RU-IRK,Irkutsk Oblast
RU-IVA,Ivanovo Oblast
RU-KAM,Kamchatka Krai
RU-KB,Kabardino-Balkar Republic
RU-KDA,Krasnodar Krai
RU-KEM,Kemerovo Oblast
RU-KGD,Kaliningrad Oblast
RU-KGN,Kurgan Oblast
RU-KHA,Khabarovsk Krai
RU-KHM,Khanty-Mansi Autonomous Okrug
RU-KIR,Kirov Oblast
RU-KK,Republic of Khakassia
RU-KL,Republic of Kalmykia
RU-KLU,Kaluga Oblast
RU-KO,Komi Republic
RU-KOS,Kostroma Oblast
RU-KR,Republic of Karelia
RU-KRS,Kursk Oblast
RU-KYA,Krasnoyarsk Krai
RU-LEN,Leningrad Oblast
RU-LIP,Lipetsk Oblast
RU-MAG,Magadan Oblast
RU-ME,Mari El Republic
RU-MO,Republic of Mordovia
RU-MOS,Moscow Oblast
RU-MOW,Moscow (city)
RU-MUR,Murmansk Oblast
RU-NEN,Nenets Autonomous Okrug
RU-NGR,Novgorod Oblast
RU-NIZ,Nizhny Novgorod Oblast
RU-NVS,Novosibirsk Oblast
RU-OMS,Omsk Oblast
RU-ORE,Orenburg Oblast
RU-PER,Perm Krai
RU-PNZ,Penza Oblast
RU-PRI,Primorsky Krai
RU-PSK,Pskov Oblast
RU-ROS,Rostov Oblast
RU-RYA,Ryazan Oblast
RU-SA,Sakha (Yakutia) Republic
RU-SAK,Sakhalin Oblast
RU-SAM,Samara Oblast
RU-SAR,Saratov Oblast
RU-SE,Republic of North Ossetia-Alania
RU-SMO,Smolensk Oblast
RU-SPE,Saint Petersburg (city)
RU-STA,Stavropol Krai
RU-SVE,Sverdlovsk Oblast
RU-TA,Republic of Tatarstan
RU-TAM,Tambov Oblast
RU-TOM,Tomsk Oblast
RU-TUL,Tula Oblast
RU-TVE,Tver Oblast
RU-TY,Tuva Republic
RU-TYU,Tyumen Oblast
RU-UD,Udmurt Republic
RU-ULY,Ulyanovsk Oblast
RU-VGG,Volgograd Oblast
RU-VLA,Vladimir Oblast
RU-VLG,Vologda Oblast
RU-VOR,Voronezh Oblast
RU-YAN,Yamalo-Nenets Autonomous Okrug
RU-YAR,Yaroslavl Oblast
RU-ZAB,Zabaykalsky Krai
RW-01,City of Kigali
RW-03,Northern Province
RW-04,Western Province
RW-05,Southern Province
SA-01,Riyadh Region
SA-02,Makkah Region
SA-03,Al Madinah Region
SA-04,Ash Sharqiyah Region
SA-05,Al Qasim Region
SA-06,Ha'il Region
SA-07,Tabuk Region
SA-08,The Northern Border Region
SA-09,Jlzan Region
SA-10,Najran Region
SA-11,Al Batah Region
SA-12,Al Jawf Region
SA-14,Asir Region
SB-CE,Central Province
SB-CH,Choiseul Province
SB-GU,Guadalcanal Province
SB-IS,Isabel Province
SB-MK,Makira-Ulawa Province
SB-ML,Malaita Province
SB-RB,Rennell and Bellona Province
SB-TE,Temotu Province
SB-WE,Western Province
SC-14,Grand' Anse (Praslin)
SC-15,La Digue
SC-20,Pointe La Rue
SC-26,Outer Islands
SD-01,Northern State
SD-02,North Darfur State
SD-03,Khartoum State
SD-04,River Nile State
SD-05,Kassala State
SD-06,Al Qadarif State
SD-09,North Kurdufan State
SD-11,South Darfur State
SD-12,West Darfur State
SD-13,South Kurdufan State
SD-24,Blue Nile State
SD-25,Sennar State
SD-26,Red Sea State
SD-DE,East Darfur State
SE-AB,Stockholms län
SE-AC,Västerbottens län
SE-BD,Norrbottena län
SE-D,Södermanlands län
SE-E,Östergötlands län
SE-F,Jönköpings län
SE-G,Kronoberge län
SE-H,Kalmar län
SE-I,Gotlands län
SE-K,Blekinge län
SE-M,Skåne län
SE-N,Hallands län
SE-Q,Västra Götalands län
SE-S,Värmlanda län
SE-T,Örebro län
SE-U,Västmanlanda län
SE-W,Dalarnas län
SE-X,Gävleborge län
SE-Y,Västernorrlands län
SE-Z,Jämtlande län
SG-02,North East
SG-03,North West
SG-04,South East
SH-AC,Ascension
SH-SH,Saint Helena
SI-009,Brežice Municipality
SI-012,Cerklje na Gorenjskem Municipality
SI-090,Piran Municipality
SI-160,Hoče-Slivnica Municipality
SK-BC,Banská Bystrica Region
SK-BL,Bratislava Region
SK-KI,Košice Region
SK-PV,Prešov Region
SK-TA,Trnava Region
SK-ZI,Žilina Region
SL-E,Eastern Province
SL-N,Northern Province
SL-S,Southern Province
SL-W,Western Area
SN-DK,Dakar Region
SN-FK,Fatick Region
SN-KD,Kolda Region
SN-MT,Matam Region
SN-SL,Saint-Louis Region
SN-TC,Tambacounda Region
SN-ZG,Ziguinchor Region
SO-BN,Banaadir
SO-BR,Bari
SO-BY,Bay
SO-GA,Galguduud
SO-GE,Gedo
SO-HI,Hiran
SO-JH,Lower Juba
SO-MU,Mudug
SO-NU,Nugal
SO-SA,Sanaag
SO-SH,Lower Shabelle
SO-TO,Togdheer
SO-WO,Maroodi Jeex
SR-BR,Brokopondo
SR-CR,Coronie
SR-MA,Marowijne
SR-NI,Nickerie
SR-PM,Paramaribo
SR-PR,Para
SR-SI,Sipaliwini
SS-BW,Western Bahr el Ghazal State
SS-EC,Central Equatoria State
SS-LK,Lakes State
SS-NU,Upper Nile State
ST-01,Água Grande District
ST-P,Autonomous Region of Principe
SV-PA,La Paz Department
SV-SS,San Salvador Department
SX-U-A,(unassigned)
SY-DI,Damascus Governorate
SY-DY,Deir ez-Zor Governorate
SY-HA,Al-Hasakah Governorate
SY-HI,Homs Governorate
SY-HL,Aleppo Governorate
SY-LA,Latakia Governorate
SY-SU,As-Suwayda Governorate
SZ-LU,Lubombo Region
SZ-MA,Manzini Region
TC-GT,Grand Turk
TC-MC,Middle Caicos
TC-NC,North Caicos
TC-PN,Pine Cay
TC-PR,Providenciales
TC-SC,South Caicos
TC-SL,Salt Cay
TD-BA,Batha
TD-BO,Borkou
TD-CB,Chari-Baguirmi
TD-EO,Ennedi-Ouest
TD-GR,Guéra
TD-HL,Hadjer-Lamis
TD-KA,Kanem
TD-LC,Lac
TD-LO,Logone Occidental
TD-MC,Moyen-Chari
TD-ME,Mayo-Kebbi Est
TD-MO,Mayo-Kebbi Ouest
TD-ND,N'Djamena (city)
TD-OD,Ouaddaï
TD-SA,Salamat
TD-TA,Tandjilé
TG-K,Kara Region
TG-M,Maritime Region
TH-10,Bangkok (special administrative area)
TH-16,Lopburi Province
TH-21,Rayong Province
TH-23,Trat Province
TH-30,Nakhon Ratchasima Province
TH-31,Buriram Province
TH-32,Surin Province
TH-34,Ubon Ratchathani Province
TH-40,Khon Kaen Province
TH-41,Udon Thani Province
TH-42,Loei Province
TH-45,Roi Et Province
TH-47,Sakon Nakhon Province
TH-48,Nakhon Phanom Province
TH-50,Chiang Mai Province
TH-51,Lamphun Province
TH-52,Lampang Province
TH-54,Phrae Province
TH-55,Nan Province
TH-57,Chiang Rai Province
TH-58,Mae Hong Son Province
TH-60,Nakhon Sawan Province
TH-63,Tak Province
TH-64,Sukhothai Province
TH-65,Phitsanulok Province
TH-67,Phetchabun Province
TH-72,Suphan Buri Province
TH-76,Phetchaburi Province
TH-80,Nakhon Si Thammarat Province
TH-81,Krabi Province
TH-83,Phuket Province
TH-84,Surat Thani Province
TH-85,Ranong Province
TH-86,Chumphon Province
TH-90,Songkhla Province
TH-92,Trang Province
TH-94,Pattani Province
TH-95,Yala Province
TH-96,Narathiwat Province
TJ-DU,Dushanbe
TJ-KT,Khatlon Region
TJ-RR,Districts of Republican Subordination
TJ-SU,Sughd Region
TL-AT,Atauro
TL-BA,Baucau
TL-BO,Bobonaro
TL-CO,Cova Lima
TL-DI,Dili
TL-OE,Oecussi
TL-VI,Viqueque
TM-B,Balkan Region
TM-D,Daşoguz Region
TM-L,Lebap Region
TM-M,Mary Region
TM-S,Ashgabat (city)
TN-11,Tunis Governorate
TN-23,Bizerte Governorate
TN-32,Jendouba Governorate
TN-51,Sousse Governorate
TN-52,Monastir Governorate
TN-61,Sfax Governorate
TN-71,Gafsa Governorate
TN-72,Tozeur Governorate
TN-81,Gabès Governorate
TN-82,Medenine Governorate
TN-83,Tataouine Governorate
TO-01,'Eua
TO-02,Ha'apai
TO-03,Niua Islands
TO-04,Tongatapu
TO-05,Vava'u
TR-01,Adana Province
TR-02,Adıyaman Province
TR-03,Afyonkarahisar Province
TR-04,Ağrı Province
TR-05,Amasya Province
TR-06,Ankara Province
TR-07,Antalya Province
TR-09,Aydin Province
TR-10,Balıkesir Province
TR-12,Bingöl Province
TR-16,Bursa Province
TR-17,Çanakkale Province
TR-20,Denizli Province
TR-21,Diyarbakır Province
TR-22,Edirne Province
TR-23,Elazığ Province
TR-24,Erzincan Province
TR-25,Erzurum Province
TR-26,Eskişehir Province
TR-27,Gaziantep Province
TR-30,Hakkâri Province
TR-31,Hatay Province
TR-32,Isparta Province
TR-33,Mersin Province
TR-34,İstanbul Province
TR-35,İzmir Province
TR-36,Kars Province
TR-37,Kastamonu Province
TR-38,Kayseri Province
TR-41,Kocaeli Province
TR-42,Konya Province
TR-43,Kütahya Province
TR-44,Malatya Province
TR-45,Manisa Province
TR-46,Kahramanmaraş Province
TR-47,Mardin Province
TR-48,Muğla Province
TR-49,Muş Province
TR-50,Nevşehir Province
TR-52,Ordu Province
TR-53,Rize Province
TR-55,Samsun Province
TR-56,Siirt Province
TR-57,Sinop Province
TR-58,Sivas Province
TR-59,Tekirdağ Province
TR-60,Tokat Province
TR-61,Trabzon Province
TR-63,Şanlıurfa Province
TR-64,Uşak Province
TR-65,Van Province
TR-67,Zonguldak Province
TR-72,Batman Province
TR-73,Şırnak Province
TR-76,Iğdır Province
TT-TOB,Tobago
TT-TUP,Tunapuna-Piarco
TV-FUN,Funafuti
TW-CYQ,Chiayi County
TW-HSZ,Hsinchu City
TW-HUA,Hualien County
TW-KHH,Kaohsiung City
TW-PEN,Penghu County
TW-PIF,Pingtung County
TW-TAO,Taoyuan City
TW-TNN,Tainan City
TW-TPE,Taipei City
TW-TTT,Taitung County
TW-TXG,Taichung City
TW-X-KM,Kinmen County
TZ-01,Arusha Region
TZ-02,Dar-es-Salaam Region
TZ-03,Dodoma Region
TZ-04,Iringa Region
TZ-05,Kagera Region
TZ-07,Kaskazini Unguja Region
TZ-08,Xigoma Region
TZ-09,Kilimanjaro Region
TZ-12,Lindi Region
TZ-13,Mara Region
TZ-14,Mbeya Region
TZ-17,Mtwara Region
TZ-18,Mwanza Region
TZ-19,Pwani Region
TZ-20,Rukwa Region
TZ-21,Ruvuma Region
TZ-22,Shinyanga Region
TZ-24,Tabora Region
TZ-25,Tanga Region
TZ-26,Manyara Region
TZ-31,Geita
UA-05,Vinnytsia Oblast
UA-07,Volyn Oblast
UA-09,Luhansk Oblast
UA-12,Dnipropetrovsk (Sicheslav) Oblast
UA-14,Donetsk Oblast
UA-18,Zhytomyr Oblast
UA-19,Rivne Oblast
UA-21,Zakarpattia Oblast
UA-23,Zaporizhia Oblast
UA-26,Ivano-Frankivsk Oblast
UA-30,Kyiv (city)
UA-32,Kyiv Oblast
UA-35,Kirovohrad Oblast
UA-43,Crimea (Autonomous Republic)
UA-46,Lviv Oblast
UA-48,Mykolaiv Oblast
UA-51,Odessa Oblast
UA-53,Poltava Oblast
UA-59,Sumy Oblast
UA-61,Ternopil Oblast
UA-63,Kharkiv Oblast
UA-65,Kherson Oblast
UA-68,Khmelnytskyi Oblast
UA-71,Cherkasy Oblast
UA-74,Chernihiv Oblast
UA-77,Chernivtsi Oblast
UG-C,Central Region
UG-E,Eastern Region
UG-N,Northern Region
UG-W,Western Region
UM-71,Midway Atoll
UM-79,Wake Island
US-AK,Alaska
US-AL,Alabama
US-AR,Arkansas
US-AZ,Arizona
US-CA,California
US-CO,Colorado
US-CT,Connecticut
US-DC,District of Columbia
US-DE,Delaware
US-FL,Florida
US-GA,Georgia
US-HI,Hawaii
US-IA,Iowa
US-ID,Idaho
US-IL,Illinois
US-IN,Indiana
US-KS,Kansas
US-KY,Kentucky
US-LA,Louisiana
US-MA,Massachusetts
US-MD,Maryland
US-ME,Maine
US-MI,Michigan
US-MN,Minnesota
US-MO,Missouri
US-MS,Mississippi
US-MT,Montana
US-NC,North Carolina
US-ND,North Dakota
US-NE,Nebraska
US-NH,New Hampshire
US-NJ,New Jersey
US-NM,New Mexico
US-NV,Nevada
US-NY,New York
US-OH,Ohio
US-OK,Oklahoma
US-OR,Oregon
US-PA,Pennsylvania
US-RI,Rhode Island
US-SC,South Carolina
US-SD,South Dakota
US-TN,Tennessee
US-TX,Texas
US-UT,Utah
US-VA,Virginia
US-VT,Vermont
US-WA,Washington
US-WI,Wisconsin
US-WV,West Virginia
US-WY,Wyoming
UY-AR,Artigas Department
UY-CA,Canelones Department
UY-CL,Cerro Largo Department
UY-CO,Colonia Department
UY-DU,Durazno Department
UY-MA,Maldonado Department
UY-MO,Montevideo Department
UY-PA,Paysandu Department
UY-RV,Rivera Department
UY-SA,Salto Department
UY-TA,Tacuarembo Department
UY-TT,Treinta y Tres Department
UZ-AN,Andijan Region
UZ-BU,Bukhara Region
UZ-FA,Fergana Region
UZ-JI,Jizzakh Region
UZ-NG,Namangan Region
UZ-NW,Navoiy Region
UZ-QA,Qashqadaryo Region
UZ-QR,Republic of Karakalpakstan
UZ-SA,Samarqand Region
UZ-SU,Surxondaryo Region
UZ-TO,Tashkent Region
UZ-XO,Xorazm Region
VC-04,Saint George
VC-06,Grenadines
VE-B,Anzoátegui State
VE-C,Apure State
VE-D,Aragua State
VE-E,Barinas State
VE-F,Bolívar State
VE-G,Carabobo State
VE-I,Falcón State
VE-J,Guárico State
VE-K,Lara State
VE-L,Mérida State
VE-M,Miranda State
VE-N,Monagas State
VE-O,Nueva Esparta State
VE-P,Portuguesa State
VE-R,Sucre State
VE-S,Táchira State
VE-T,Trujillo State
VE-U,Yaracuy State
VE-V,Zulia State
VE-W,Federal Dependencies
VE-X,La Guaira State
VE-Y,Delta Amacuro State
VE-Z,Amazonas State
VG-U-A,(unassigned)
VI-SC,Saint Croix
VI-SJ,Saint John
VI-ST,Saint Thomas
VN-CH,Central Highlands Region
VN-NC,North Central Region
VN-NE,Northeast Region
VN-NW,Northwest Region
VN-RRD,Red River Delta Region
VN-SCC,South Central Coast Region
VN-SE,Southeast Region
VN-SW,Southwest Region
VU-MAP,Malampa
VU-PAM,Penama
VU-SAM,Sanma
VU-SEE,Shefa
VU-TAE,Tafea
VU-TOB,Torba
WF-U-A,(unassigned)
WS-AA,A'ana District
WS-PA,Palauli District
WS-TU,Tuamasaga District
WS-VS,Vaisigano District
XK-01,Pristina District
XP-U-A,(unassigned)
YE-AB,Abyan Governorate
YE-AD,Aden Governorate
YE-BA,Al Bayda Governorate
YE-DA,Dhale Governorate
YE-HD,Hadhramaut Governorate
YE-HJ,Hajjah Governorate
YE-HU,Al Hudaydah Governorate
YE-LA,Lahij Governorate
YE-MA,Marib Governorate
YE-MR,Al Mahrah Governorate
YE-SA,Sanaa Municipality
YE-SD,Saada Governorate
YE-SH,Shabwah Governorate
YE-SU,Socotra Archipelago Governorate
YE-TA,Taiz Governorate
YT-U-A,(unassigned)
ZA-EC,Eastern Cape
ZA-FS,Free State
ZA-GT,Gauteng
ZA-MP,Mpumalanga
ZA-NC,Northern Cape
ZA-NL,Kwazulu-Natal
ZA-NP,Limpopo
ZA-NW,North-West
ZA-WC,Western Cape
ZM-01,Western Province
ZM-02,Central Province
ZM-03,Eastern Province
ZM-04,Luapula Province
ZM-05,Northern Province
ZM-06,North-Western Province
ZM-07,Southern Province
ZM-08,Copperbelt Province
ZM-09,Lusaka Province
ZW-BU,Bulawayo Metropolitan Province
ZW-HA,Harare Metropolitan Province
ZW-MA,Manicaland Province
ZW-ME,Mashonaland East Province
ZW-MI,Midlands Province
ZW-MN,Matabeleland North Province
ZW-MV,Masvingo Province
ZW-MW,Mashonaland West Province

"""#
