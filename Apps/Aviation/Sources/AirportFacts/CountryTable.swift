// swift-format-ignore-file
// Written by Scripts/make-airports; do not edit.
// OurAirports (https://ourairports.com/data/), public domain; currencies and
// further names: https://github.com/datasets/country-codes, PDDL.

let countryTable: StaticString = #"""
code,alpha3,name,continent,currencies,aliases
AD,AND,Andorra,EU,EUR,
AE,ARE,United Arab Emirates,AS,AED,UAE|Emirates
AF,AFG,Afghanistan,AS,AFN,
AG,ATG,Antigua and Barbuda,NA,XCD,Antigua & Barbuda
AI,AIA,Anguilla,NA,XCD,
AL,ALB,Albania,EU,ALL,
AM,ARM,Armenia,AS,AMD,
AO,AGO,Angola,AF,AOA,
AQ,ATA,Antarctica,AN,,
AR,ARG,Argentina,SA,ARS,
AS,ASM,American Samoa,OC,USD,
AT,AUT,Austria,EU,EUR,
AU,AUS,Australia,OC,AUD,
AW,ABW,Aruba,NA,AWG,
AZ,AZE,Azerbaijan,AS,AZN,
BA,BIH,Bosnia and Herzegovina,EU,BAM,Bosnia
BB,BRB,Barbados,NA,BBD,
BD,BGD,Bangladesh,AS,BDT,
BE,BEL,Belgium,EU,EUR,
BF,BFA,Burkina Faso,AF,XOF,
BG,BGR,Bulgaria,EU,EUR,
BH,BHR,Bahrain,AS,BHD,
BI,BDI,Burundi,AF,BIF,
BJ,BEN,Benin,AF,XOF,
BL,BLM,Saint Barthélemy,NA,EUR,St. Barthélemy
BM,BMU,Bermuda,NA,BMD,
BN,BRN,Brunei,AS,BND,Brunei Darussalam
BO,BOL,Bolivia,SA,BOB,Plurinational State of Bolivia
BQ,BES,Caribbean Netherlands,NA,USD,
BR,BRA,Brazil,SA,BRL,
BS,BHS,Bahamas,NA,BSD,
BT,BTN,Bhutan,AS,BTN INR,
BW,BWA,Botswana,AF,BWP,
BY,BLR,Belarus,EU,BYN,
BZ,BLZ,Belize,NA,BZD,
CA,CAN,Canada,NA,CAD,
CC,CCK,Cocos (Keeling) Islands,AS,AUD,Cocos Islands
CD,COD,Democratic Republic of the Congo,AF,CDF,DR Congo|DRC|Congo-Kinshasa|Zaire|Congo - Kinshasa
CF,CAF,Central African Republic,AF,XAF,
CG,COG,Republic of the Congo,AF,XAF,Congo|Congo-Brazzaville|Congo - Brazzaville
CH,CHE,Switzerland,EU,CHF,
CI,CIV,Côte d'Ivoire,AF,XOF,Ivory Coast|Côte d’Ivoire
CK,COK,Cook Islands,OC,NZD,
CL,CHL,Chile,SA,CLP,
CM,CMR,Cameroon,AF,XAF,
CN,CHN,China,AS,CNY,
CO,COL,Colombia,SA,COP,
CR,CRI,Costa Rica,NA,CRC,
CU,CUB,Cuba,NA,CUP,
CV,CPV,Cape Verde,AF,CVE,Cabo Verde
CW,CUW,Curaçao,NA,XCG,
CX,CXR,Christmas Island,AS,AUD,
CY,CYP,Cyprus,AS,EUR,
CZ,CZE,Czech Republic,EU,CZK,Czechia
DE,DEU,Germany,EU,EUR,
DJ,DJI,Djibouti,AF,DJF,
DK,DNK,Denmark,EU,DKK,
DM,DMA,Dominica,NA,XCD,
DO,DOM,Dominican Republic,NA,DOP,
DZ,DZA,Algeria,AF,DZD,
EC,ECU,Ecuador,SA,USD,
EE,EST,Estonia,EU,EUR,
EG,EGY,Egypt,AF,EGP,
EH,ESH,Western Sahara (disputed territory),AF,MAD,Western Sahara
ER,ERI,Eritrea,AF,ERN,
ES,ESP,Spain,EU,EUR,
ET,ETH,Ethiopia,AF,ETB,
FI,FIN,Finland,EU,EUR,
FJ,FJI,Fiji,OC,FJD,
FK,FLK,Falkland Islands,SA,FKP,Falklands|Malvinas
FM,FSM,Micronesia,OC,USD,Federated States of Micronesia
FO,FRO,Faroe Islands,EU,DKK,
FR,FRA,France,EU,EUR,
GA,GAB,Gabon,AF,XAF,
GB,GBR,United Kingdom,EU,GBP,UK|Great Britain|Britain|England|Scotland|Wales|Northern Ireland
GD,GRD,Grenada,NA,XCD,
GE,GEO,Georgia,AS,GEL,
GF,GUF,French Guiana,SA,EUR,
GG,GGY,Guernsey,EU,GBP,
GH,GHA,Ghana,AF,GHS,
GI,GIB,Gibraltar,EU,GIP,
GL,GRL,Greenland,NA,DKK,
GM,GMB,Gambia,AF,GMD,The Gambia
GN,GIN,Guinea,AF,GNF,
GP,GLP,Guadeloupe,NA,EUR,
GQ,GNQ,Equatorial Guinea,AF,XAF,
GR,GRC,Greece,EU,EUR,
GS,SGS,South Georgia and the South Sandwich Islands,AN,GBP,South Georgia & South Sandwich Islands
GT,GTM,Guatemala,NA,GTQ,
GU,GUM,Guam,OC,USD,
GW,GNB,Guinea-Bissau,AF,XOF,
GY,GUY,Guyana,SA,GYD,
HK,HKG,Hong Kong,AS,HKD,
HM,HMD,Heard and McDonald Islands,OC,AUD,Heard & McDonald Islands
HN,HND,Honduras,NA,HNL,
HR,HRV,Croatia,EU,EUR,
HT,HTI,Haiti,NA,HTG USD,
HU,HUN,Hungary,EU,HUF,
ID,IDN,Indonesia,AS,IDR,
IE,IRL,Ireland,EU,EUR,Eire|Republic of Ireland
IL,ISR,Israel,AS,ILS,
IM,IMN,Isle of Man,EU,GBP,
IN,IND,India,AS,INR,
IO,IOT,British Indian Ocean Territory,AS,USD,
IQ,IRQ,Iraq,AS,IQD,
IR,IRN,Iran,AS,IRR,Islamic Republic of Iran|Persia
IS,ISL,Iceland,EU,ISK,
IT,ITA,Italy,EU,EUR,
JE,JEY,Jersey,EU,GBP,
JM,JAM,Jamaica,NA,JMD,
JO,JOR,Jordan,AS,JOD,
JP,JPN,Japan,AS,JPY,
KE,KEN,Kenya,AF,KES,
KG,KGZ,Kyrgyzstan,AS,KGS,
KH,KHM,Cambodia,AS,KHR,
KI,KIR,Kiribati,OC,AUD,
KM,COM,Comoros,AF,KMF,
KN,KNA,Saint Kitts and Nevis,NA,XCD,St. Kitts & Nevis
KP,PRK,North Korea,AS,KPW,Democratic People's Republic of Korea|DPRK
KR,KOR,South Korea,AS,KRW,Republic of Korea|Korea
KW,KWT,Kuwait,AS,KWD,
KY,CYM,Cayman Islands,NA,KYD,
KZ,KAZ,Kazakhstan,AS,KZT,
LA,LAO,Laos,AS,LAK,Lao|Lao People's Democratic Republic
LB,LBN,Lebanon,AS,LBP,
LC,LCA,Saint Lucia,NA,XCD,St. Lucia
LI,LIE,Liechtenstein,EU,CHF,
LK,LKA,Sri Lanka,AS,LKR,
LR,LBR,Liberia,AF,LRD,
LS,LSO,Lesotho,AF,LSL ZAR,
LT,LTU,Lithuania,EU,EUR,
LU,LUX,Luxembourg,EU,EUR,
LV,LVA,Latvia,EU,EUR,
LY,LBY,Libya,AF,LYD,
MA,MAR,Morocco,AF,MAD,
MC,MCO,Monaco,EU,EUR,
MD,MDA,Moldova,EU,MDL,Republic of Moldova
ME,MNE,Montenegro,EU,EUR,
MF,MAF,Saint Martin,NA,EUR,St. Martin
MG,MDG,Madagascar,AF,MGA,
MH,MHL,Marshall Islands,OC,USD,
MK,MKD,North Macedonia,EU,MKD,Macedonia
ML,MLI,Mali,AF,XOF,
MM,MMR,Myanmar,AS,MMK,Burma
MN,MNG,Mongolia,AS,MNT,
MO,MAC,Macau,AS,MOP,Macao
MP,MNP,Northern Mariana Islands,OC,USD,
MQ,MTQ,Martinique,NA,EUR,
MR,MRT,Mauritania,AF,MRU,
MS,MSR,Montserrat,NA,XCD,
MT,MLT,Malta,EU,EUR,
MU,MUS,Mauritius,AF,MUR,
MV,MDV,Maldives,AS,MVR,
MW,MWI,Malawi,AF,MWK,
MX,MEX,Mexico,NA,MXN,
MY,MYS,Malaysia,AS,MYR,
MZ,MOZ,Mozambique,AF,MZN,
NA,NAM,Namibia,AF,NAD ZAR,
NC,NCL,New Caledonia,OC,XPF,
NE,NER,Niger,AF,XOF,
NF,NFK,Norfolk Island,OC,AUD,
NG,NGA,Nigeria,AF,NGN,
NI,NIC,Nicaragua,NA,NIO,
NL,NLD,Netherlands,EU,EUR,Holland|The Netherlands|Kingdom of the Netherlands
NO,NOR,Norway,EU,NOK,
NP,NPL,Nepal,AS,NPR,
NR,NRU,Nauru,OC,AUD,
NU,NIU,Niue,OC,NZD,
NZ,NZL,New Zealand,OC,NZD,
OM,OMN,Oman,AS,OMR,
PA,PAN,Panama,NA,PAB USD,
PE,PER,Peru,SA,PEN,
PF,PYF,French Polynesia,OC,XPF,
PG,PNG,Papua New Guinea,OC,PGK,
PH,PHL,Philippines,AS,PHP,
PK,PAK,Pakistan,AS,PKR,
PL,POL,Poland,EU,PLN,
PM,SPM,Saint Pierre and Miquelon,NA,EUR,St. Pierre & Miquelon
PN,PCN,Pitcairn,OC,NZD,
PR,PRI,Puerto Rico,NA,USD,
PS,PSE,Palestinian Territory,AS,ILS,Palestine|West Bank|Gaza
PT,PRT,Portugal,EU,EUR,
PW,PLW,Palau,OC,USD,
PY,PRY,Paraguay,SA,PYG,
QA,QAT,Qatar,AS,QAR,
RE,REU,Réunion,AF,EUR,
RO,ROU,Romania,EU,RON,
RS,SRB,Serbia,EU,RSD,
RU,RUS,Russia,EU,RUB,Russian Federation
RW,RWA,Rwanda,AF,RWF,
SA,SAU,Saudi Arabia,AS,SAR,
SB,SLB,Solomon Islands,OC,SBD,
SC,SYC,Seychelles,AF,SCR,
SD,SDN,Sudan,AF,SDG,
SE,SWE,Sweden,EU,SEK,
SG,SGP,Singapore,AS,SGD,
SH,SHN,"Saint Helena, Ascension and Tristan da Cunha",AF,SHP,St. Helena
SI,SVN,Slovenia,EU,EUR,
SK,SVK,Slovakia,EU,EUR,
SL,SLE,Sierra Leone,AF,SLE,
SM,SMR,San Marino,EU,EUR,
SN,SEN,Senegal,AF,XOF,
SO,SOM,Somalia,AF,SOS,
SR,SUR,Suriname,SA,SRD,
SS,SSD,South Sudan,AF,SSP,
ST,STP,São Tomé and Principe,AF,STN,São Tomé & Príncipe
SV,SLV,El Salvador,NA,USD,
SX,SXM,Sint Maarten,NA,XCG,
SY,SYR,Syria,AS,SYP,Syrian Arab Republic
SZ,SWZ,Eswatini,AF,SZL,Swaziland
TC,TCA,Turks and Caicos Islands,NA,USD,Turks & Caicos Islands
TD,TCD,Chad,AF,XAF,
TF,ATF,French Southern and Antarctic Lands,AF,EUR,French Southern Territories
TG,TGO,Togo,AF,XOF,
TH,THA,Thailand,AS,THB,Siam
TJ,TJK,Tajikistan,AS,TJS,
TK,TKL,Tokelau,OC,NZD,
TL,TLS,Timor-Leste,AS,USD,East Timor
TM,TKM,Turkmenistan,AS,TMT,
TN,TUN,Tunisia,AF,TND,
TO,TON,Tonga,OC,TOP,
TR,TUR,Turkey,AS,TRY,Türkiye
TT,TTO,Trinidad and Tobago,NA,TTD,Trinidad & Tobago
TV,TUV,Tuvalu,OC,AUD,
TW,TWN,Taiwan,AS,TWD,Republic of China
TZ,TZA,Tanzania,AF,TZS,United Republic of Tanzania
UA,UKR,Ukraine,EU,UAH,
UG,UGA,Uganda,AF,UGX,
UM,UMI,United States Minor Outlying Islands,OC,USD,U.S. Outlying Islands
US,USA,United States,NA,USD,USA|America|United States of America|US
UY,URY,Uruguay,SA,UYU,
UZ,UZB,Uzbekistan,AS,UZS,
VA,VAT,Vatican City,EU,EUR,Holy See|Vatican
VC,VCT,Saint Vincent and the Grenadines,NA,XCD,St. Vincent & Grenadines
VE,VEN,Venezuela,SA,VES,Bolivarian Republic of Venezuela
VG,VGB,British Virgin Islands,NA,USD,
VI,VIR,U.S. Virgin Islands,NA,USD,
VN,VNM,Vietnam,AS,VND,Viet Nam
VU,VUT,Vanuatu,OC,VUV,
WF,WLF,Wallis and Futuna,OC,XPF,Wallis & Futuna
WS,WSM,Samoa,OC,WST,
XK,,Kosovo,EU,EUR,
XP,,Paracel Islands (disputed),AS,,
YE,YEM,Yemen,AS,YER,
YT,MYT,Mayotte,AF,EUR,
ZA,ZAF,South Africa,AF,ZAR,RSA
ZM,ZMB,Zambia,AF,ZMW,
ZW,ZWE,Zimbabwe,AF,ZWG,
ZZ,,Unknown or unassigned country,AF,,

"""#
