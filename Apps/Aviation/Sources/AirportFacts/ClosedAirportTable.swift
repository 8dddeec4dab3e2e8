// swift-format-ignore-file
// Airports that have closed, codes that were replaced, and codes of cities with several airports: those
// that the table of airports lacks, written for this project from facts that are in the public domain.

let closedAirportTable: StaticString = #"""
code,iata,icao,type,name,city,country,latitude_deg,longitude_deg,zone,airports
TXL,,EDDT,closed,Berlin Tegel Airport,Berlin,DE,52.5597,13.2877,Europe/Berlin,
SXF,SXF,EDDB,closed,Berlin Schönefeld Airport,Berlin,DE,52.3800,13.5225,Europe/Berlin,
THF,,EDDI,closed,Berlin Tempelhof Airport,Berlin,DE,52.4730,13.4039,Europe/Berlin,
GWW,,EDUG,closed,RAF Gatow,Berlin,DE,52.4744,13.1381,Europe/Berlin,
FBU,,ENFB,closed,"Oslo Airport, Fornebu",Oslo,NO,59.8958,10.6172,Europe/Oslo,
LGAT,ATH,,closed,Athens Ellinikon Airport,Athens,GR,37.8933,23.7261,Europe/Athens,
UUBB,BKA,,closed,Bykovo Airport,Moscow,RU,55.6172,38.0600,Europe/Moscow,
SZD,,EGSY,closed,Sheffield City Airport,Sheffield,GB,53.3943,-1.3885,Europe/London,
DSA,,EGCN,closed,Doncaster Sheffield Airport,Doncaster,GB,53.4805,-1.0107,Europe/London,
MSE,,EGMH,closed,Manston Airport,Manston,GB,51.3422,1.3461,Europe/London,
PLH,,EGHD,closed,Plymouth City Airport,Plymouth,GB,50.4228,-4.1058,Europe/London,
FZO,,EGTG,closed,Bristol Filton Airport,Bristol,GB,51.5194,-2.5908,Europe/London,
KCGX,CGX,,closed,Meigs Field,Chicago,US,41.8588,-87.6079,America/Chicago,
YXD,,CYXD,closed,Edmonton City Centre Airport,Edmonton,CA,53.5725,-113.5206,America/Edmonton,
CAS,,GMMC,closed,Casablanca Anfa Airport,Casablanca,MA,33.5533,-7.6614,Africa/Casablanca,
REP,,VDSR,closed,Siem Reap International Airport,Siem Reap,KH,13.4116,103.8130,Asia/Phnom_Penh,
LGP,,RPLP,closed,Legazpi Airport,Legazpi,PH,13.1575,123.7350,Asia/Manila,
HOD,,,closed,Hodeida International Airport,Hodeida,YE,14.7530,42.9763,Asia/Aden,
TSE,,,airport,Nursultan Nazarbayev International Airport (now NQZ),Astana,KZ,51.0222,71.4669,Asia/Almaty,
KIV,,,airport,Chișinău International Airport (now RMO),Chișinău,MD,46.9277,28.9310,Europe/Chisinau,
SEQU,UIO,,closed,Old Mariscal Sucre International Airport,Quito,EC,-0.1411,-78.4882,America/Guayaquil,
VHHX,HKG,,closed,Kai Tak Airport,Hong Kong,HK,22.3286,114.1942,Asia/Hong_Kong,
DEN1995,DEN,KDEN,closed,Stapleton International Airport,Denver,US,39.7743,-104.8790,America/Denver,
MUC1992,MUC,EDDM,closed,Munich-Riem Airport,Munich,DE,48.1378,11.6903,Europe/Berlin,
AUS1999,AUS,KAUS,closed,Robert Mueller Municipal Airport,Austin,US,30.2972,-97.7014,America/Chicago,
CAN2004,CAN,ZGGG,closed,Old Guangzhou Baiyun Airport,Guangzhou,CN,23.1850,113.2658,Asia/Shanghai,
KMG2012,KMG,ZPPP,closed,Kunming Wujiaba Airport,Kunming,CN,24.9924,102.7440,Asia/Shanghai,
TAO2021,TAO,ZSQD,closed,Qingdao Liuting Airport,Qingdao,CN,36.2661,120.3744,Asia/Shanghai,
HFE2013,HFE,ZSOF,closed,Hefei Luogang Airport,Hefei,CN,31.7800,117.2980,Asia/Shanghai,
FADN,DUR,,closed,Durban International Airport,Durban,ZA,-29.9701,30.9505,Africa/Johannesburg,
NAY2019,NAY,ZBNY,closed,Beijing Nanyuan Airport,Beijing,CN,39.7828,116.3878,Asia/Shanghai,
LON,,,city,London,London,GB,51.5074,-0.1278,Europe/London,LHR LGW STN LTN LCY SEN
PAR,,,city,Paris,Paris,FR,48.8566,2.3522,Europe/Paris,CDG ORY BVA
ROM,,,city,Rome,Rome,IT,41.9028,12.4964,Europe/Rome,FCO CIA
MIL,,,city,Milan,Milan,IT,45.4642,9.1900,Europe/Rome,MXP LIN BGY
STO,,,city,Stockholm,Stockholm,SE,59.3293,18.0686,Europe/Stockholm,ARN BMA NYO VST
MMA,,,city,Malmö,Malmö,SE,55.6050,13.0038,Europe/Stockholm,MMX
BUH,,,city,Bucharest,Bucharest,RO,44.4268,26.1025,Europe/Bucharest,OTP BBU
MOW,,,city,Moscow,Moscow,RU,55.7558,37.6173,Europe/Moscow,SVO DME VKO ZIA
REK,,,city,Reykjavík,Reykjavík,IS,64.1466,-21.9426,Atlantic/Reykjavik,KEF RKV
EAP,,,city,Basel,Basel,CH,47.5596,7.5886,Europe/Zurich,BSL
TCI,,,city,Tenerife,Tenerife,ES,28.2916,-16.6291,Atlantic/Canary,TFS TFN
NYC,,,city,New York,New York,US,40.7128,-74.0060,America/New_York,JFK EWR LGA
CHI,,,city,Chicago,Chicago,US,41.8781,-87.6298,America/Chicago,ORD MDW
WAS,,,city,Washington,Washington,US,38.9072,-77.0369,America/New_York,IAD DCA BWI
DTT,,,city,Detroit,Detroit,US,42.3314,-83.0458,America/Detroit,DTW
QHO,,,city,Houston,Houston,US,29.7604,-95.3698,America/Chicago,IAH HOU
QDF,,,city,Dallas,Dallas,US,32.7767,-96.7970,America/Chicago,DFW DAL
QLA,,,city,Los Angeles,Los Angeles,US,34.0522,-118.2437,America/Los_Angeles,LAX
QMI,,,city,Miami,Miami,US,25.7617,-80.1918,America/New_York,MIA
YTO,,,city,Toronto,Toronto,CA,43.6532,-79.3832,America/Toronto,YYZ YTZ
YMQ,,,city,Montréal,Montréal,CA,45.5019,-73.5674,America/Toronto,YUL YHU
YEA,,,city,Edmonton,Edmonton,CA,53.5461,-113.4938,America/Edmonton,YEG
RIO,,,city,Rio de Janeiro,Rio de Janeiro,BR,-22.9068,-43.1729,America/Sao_Paulo,GIG SDU
SAO,,,city,São Paulo,São Paulo,BR,-23.5505,-46.6333,America/Sao_Paulo,GRU CGH VCP
BHZ,,,city,Belo Horizonte,Belo Horizonte,BR,-19.9167,-43.9345,America/Sao_Paulo,CNF PLU
BUE,,,city,Buenos Aires,Buenos Aires,AR,-34.6037,-58.3816,America/Argentina/Buenos_Aires,EZE AEP
TYO,,,city,Tokyo,Tokyo,JP,35.6762,139.6503,Asia/Tokyo,HND NRT
OSA,,,city,Osaka,Osaka,JP,34.6937,135.5023,Asia/Tokyo,KIX ITM UKB
SPK,,,city,Sapporo,Sapporo,JP,43.0618,141.3545,Asia/Tokyo,CTS OKD
SEL,,,city,Seoul,Seoul,KR,37.5665,126.9780,Asia/Seoul,ICN GMP
BJS,,,city,Beijing,Beijing,CN,39.9042,116.4074,Asia/Shanghai,PEK PKX
JKT,,,city,Jakarta,Jakarta,ID,-6.2088,106.8456,Asia/Jakarta,CGK HLP
DXH,,,city,Dubai,Dubai,AE,25.2048,55.2708,Asia/Dubai,DXB DWC
"""#

/// Codes that meant another airport before the day on which a new airport took them over.
let airportChangeTable: StaticString = #"""
code,until,airport
IST,2019-04-06,LTBA
BKK,2006-09-28,VTBD
KUL,1998-06-27,WMSA
HKG,1998-07-06,VHHX
VHHH,1998-07-06,VHHX
ATH,2001-03-28,LGAT
DOH,2014-05-27,OTBD
DEN,1995-02-28,DEN1995
KDEN,1995-02-28,DEN1995
MUC,1992-05-17,MUC1992
EDDM,1992-05-17,MUC1992
AUS,1999-05-23,AUS1999
KAUS,1999-05-23,AUS1999
NGO,2005-02-17,RJNA
RJNN,2005-02-17,RJNA
HYD,2008-03-23,VOHY
BLR,2008-05-24,VOBG
CAN,2004-08-05,CAN2004
ZGGG,2004-08-05,CAN2004
KMG,2012-06-28,KMG2012
ZPPP,2012-06-28,KMG2012
TAO,2021-08-12,TAO2021
ZSQD,2021-08-12,TAO2021
HFE,2013-05-30,HFE2013
ZSOF,2013-05-30,HFE2013
NAY,2019-09-26,NAY2019
UIO,2013-02-20,SEQU
DUR,2010-05-01,FADN
NAT,2014-05-31,SBNT
TPE,1979-02-26,RCSS
MDE,1985-08-29,SKMD
LYS,1975-04-20,LFLY
EDDB,2020-10-31,SXF
"""#
