// swift-format-ignore-file
/// The 300 largest cities of GeoNames with their names in English, German, French, Spanish, Italian and
/// Polish, each once: those of Unicode's CLDR where it has them, others written for this project.
///
/// A line has the name in GeoNames, the country, the code of the main airport, and the names.
enum CityNamesSample {
    struct Row {
        let city: String
        let country: String
        let airport: String
        let names: [String]
    }

    static let rows = text.split(separator: "\n").map { line in
        let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        return Row(
            city: fields[0], country: fields[1], airport: fields[2],
            names: fields[3].split(separator: "|").map(String.init))
    }

    private static let text = """
        Shanghai,CN,ZSPD,Shanghai|Shanghái|Szanghaj
        Beijing,CN,ZBAA,Beijing|Peking|Pékin|Pekín|Pechino|Pekin
        Shenzhen,CN,ZGSZ,Shenzhen
        Guangzhou,CN,ZGGG,Guangzhou|Kanton|Canton|Cantón
        Kinshasa,CD,FZAA,Kinshasa|Kinszasa
        Istanbul,TR,LTFM,Istanbul|Estambul|Stambuł
        Lagos,NG,DNMM,Lagos
        Ho Chi Minh City,VN,VVTS,Ho Chi Minh City|Ho-Chi-Minh-Stadt|Hô-Chi-Minh-Ville|Ciudad Ho Chi Minh|Ho Chi Minh
        Chengdu,CN,ZUTF,Chengdu
        Lahore,PK,OPLA,Lahore|Lahaur
        Mumbai,IN,VABB,Mumbai|Bombay|Bombaj
        São Paulo,BR,SBGR,São Paulo|San Paolo
        Mexico City,MX,MMMX,Mexico City|Mexiko-Stadt|Mexico|Ciudad de México|Città del Messico|Meksyk
        Karachi,PK,OPKC,Karachi|Karatschi|Karaczi
        Tianjin,CN,ZBTJ,Tianjin|Tientsin
        Delhi,IN,VIDP,Delhi|Dilli
        Wuhan,CN,ZHHH,Wuhan
        Moscow,RU,UUEE,Moscow|Moskau|Moscou|Moscú|Mosca|Moskwa
        Dhaka,BD,VGHS,Dhaka|Daca|Dacca
        Seoul,KR,RKSI,Seoul|Séoul|Seúl|Seul
        Tokyo,JP,RJTT,Tokyo|Tokio
        Dongguan,CN,ZGGG,Dongguan
        Cairo,EG,HECA,Cairo|Kairo|Le Caire|El Cairo|Il Cairo|Kair
        Xi’an,CN,ZLXY,Xi’an|Xian|Sian
        Johannesburg,ZA,FAOR,Johannesburg|Johannesburgo
        Nanjing,CN,ZSNJ,Nanjing|Nanking|Nankin|Nankín|Nanchino
        Hangzhou,CN,ZSHC,Hangzhou
        Foshan,CN,ZGFS,Foshan
        London,GB,EGLL,London|Londres|Londra|Londyn
        New York City,US,KJFK,New York City|New York|Nueva York|Nowy Jork
        Jakarta,ID,WIII,Jakarta|Yakarta|Giacarta|Dżakarta
        Bengaluru,IN,VOBL,Bengaluru|Bangalore|Bangalur
        Hanoi,VN,VVNB,Hanoi|Hanoï|Hanói
        Taipei,TW,RCTP,Taipei|Taipeh|Taipéi|Tajpej
        Lima,PE,SPIM,Lima
        Bogotá,CO,SKBO,Bogotá
        Chongqing,CN,ZUCK,Chongqing|Chungking
        Hong Kong,HK,VHHH,Hong Kong|Hongkong
        Baghdad,IQ,ORBI,Baghdad|Bagdad
        Wuzhong,CN,ZLIC,Wuzhong
        Qingdao,CN,ZSQD,Qingdao
        Tehran,IR,OIIE,Tehran|Teheran|Téhéran|Teherán
        Shenyang,CN,ZYTX,Shenyang|Mukden
        Hyderabad,IN,VOHS,Hyderabad
        Rio de Janeiro,BR,SBGL,Rio de Janeiro|Río de Janeiro
        Suzhou,CN,,Suzhou
        Puxi,CN,ZSPD,Puxi
        Ahmedabad,IN,VAAH,Ahmedabad|Ahmadabad
        Abidjan,CI,DIAP,Abidjan|Abiyán|Abidżan
        Pudong,CN,ZSPD,Pudong
        Sydney,AU,YSSY,Sydney|Sídney
        Singapore,SG,WSSS,Singapore|Singapur|Singapour
        Melbourne,AU,YMML,Melbourne
        Dar es Salaam,TZ,HTDA,Dar es Salaam|Daressalam|Dar es-Salam
        Saint Petersburg,RU,ULLI,Saint Petersburg|Sankt Petersburg|Saint-Pétersbourg|San Petersburgo|San Pietroburgo|Petersburg
        Alexandria,EG,HEBA,Alexandria|Alexandrie|Alejandría|Alessandria d'Egitto|Aleksandria
        Harbin,CN,ZYHB,Harbin|Charbin
        Bangkok,TH,VTBS,Bangkok
        Hefei,CN,ZSOF,Hefei
        Dalian,CN,ZYTL,Dalian
        Kano,NG,DNKN,Kano
        Santiago,CL,SCEL,Santiago|Santiago de Chile
        Cape Town,ZA,FACT,Cape Town|Kapstadt|Le Cap|Ciudad del Cabo|Città del Capo|Kapsztad
        Peshawar,PK,OPPS,Peshawar|Peschawar|Peszawar
        Changchun,CN,ZYCC,Changchun
        Jeddah,SA,OEJN,Jeddah|Dschidda|Djeddah|Yeda|Gedda|Dżudda
        Chennai,IN,VOMM,Chennai|Madras
        Kolkata,IN,VECC,Kolkata|Kalkutta|Calcutta|Calcuta|Kalkuta
        Xiamen,CN,ZSAM,Xiamen
        Surat,IN,VASU,Surat
        Yangon,MM,VYYY,Yangon|Rangun|Rangoun|Yangón|Rangoon
        Bao'an,CN,ZGSZ,Bao'an
        Kabul,AF,OAKB,Kabul|Kaboul
        Nairobi,KE,HKJK,Nairobi
        Wuxi,CN,ZGLG,Wuxi
        Giza,EG,HECA,Giza|Gizeh|Gizah
        Jinan,CN,ZSJN,Jinan
        Taiyuan,CN,ZBYN,Taiyuan
        Zhengzhou,CN,ZHCC,Zhengzhou
        Bamako,ML,GABS,Bamako
        Riyadh,SA,OERK,Riyadh|Riad|Riyad|Rijad
        New Taipei City,TW,RCTP,New Taipei City
        New Territories,HK,VHHH,New Territories
        Shijiazhuang,CN,ZBSJ,Shijiazhuang
        Chattogram,BD,VGEG,Chattogram|Chittagong
        Addis Ababa,ET,HAAB,Addis Ababa|Addis Abeba|Addis-Abeba|Adís Abeba
        Kunming,CN,ZPPP,Kunming
        Zhongshan,CN,,Zhongshan
        Nanning,CN,ZGNN,Nanning
        Shantou,CN,ZGOW,Shantou
        Los Angeles,US,KLAX,Los Angeles|Los Ángeles
        Faisalabad,PK,OPFA,Faisalabad
        Dubai,AE,OMDB,Dubai|Dubaï|Dubái|Dubaj
        Yokohama,JP,RJTT,Yokohama
        Fuzhou,CN,,Fuzhou
        Ningbo,CN,ZSNB,Ningbo
        Casablanca,MA,GMMN,Casablanca
        Ibadan,NG,DNIB,Ibadan
        Puyang,CN,,Puyang
        Ankara,TR,LTAC,Ankara|Ancara
        Shiyan,CN,ZUCK,Shiyan
        Berlin,DE,EDDB,Berlin|Berlín|Berlino
        Tangshan,CN,ZBSN,Tangshan
        Rawalpindi,PK,OPIS,Rawalpindi
        Lüliang,CN,ZBLL,Lüliang
        Durban,ZA,FALE,Durban
        Changzhou,CN,ZSCG,Changzhou
        Busan,KR,RKPK,Busan|Pusan
        Madrid,ES,LEMD,Madrid|Madryt
        Pyongyang,KP,ZKPY,Pyongyang|Pjöngjang|Pjongjang
        Zibo,CN,,Zibo
        Pune,IN,VAPO,Pune|Poona
        Bursa,TR,LTBR,Bursa|Brousse
        Changsha,CN,,Changsha
        Quezon City,PH,RPLL,Quezon City
        Jaipur,IN,VIJP,Jaipur
        Guiyang,CN,ZUGY,Guiyang
        Ürümqi,CN,ZWWW,Ürümqi|Urumczi|Urumqi|Urumtschi
        Surabaya,ID,WARR,Surabaya|Soerabaja
        Incheon,KR,RKSI,Incheon
        Lanzhou,CN,ZLLL,Lanzhou
        Caracas,VE,SVMI,Caracas
        Kyiv,UA,UKBB,Kyiv|Kiew|Kiev|Kijów|Kyjiw
        İzmir,TR,LTBJ,İzmir|Izmir|Smyrna|Esmirna|Smirne
        Huizhou,CN,ZGHZ,Huizhou
        Buenos Aires,AR,SAEZ,Buenos Aires
        Haikou,CN,ZPPP,Haikou
        Taichung,TW,RCMQ,Taichung
        Kanpur,IN,VICX,Kanpur
        Toronto,CA,CYYZ,Toronto
        Quito,EC,SEQM,Quito
        Brisbane,AU,YBBN,Brisbane
        Luanda,AO,FNLU,Luanda
        Osaka,JP,RJBB,Osaka|Ōsaka
        Linyi,CN,ZSLY,Linyi
        Baoding,CN,,Baoding
        Kaohsiung,TW,RCKH,Kaohsiung
        Brooklyn,US,KJFK,Brooklyn
        Guayaquil,EC,SEGU,Guayaquil
        Belo Horizonte,BR,SBCF,Belo Horizonte
        Minhang,CN,ZSSS,Minhang
        Bazhong,CN,CN-0062,Bazhong
        Salvador,BR,SBSV,Salvador
        Abuja,NG,DNAA,Abuja
        Gazipur,BD,VGHS,Gazipur
        Chicago,US,KORD,Chicago
        Wenzhou,CN,ZSWZ,Wenzhou
        Bekasi,ID,WIII,Bekasi
        Dakar,SN,GOBD,Dakar
        Haiphong,VN,VVCI,Haiphong|Hải Phòng
        Yunfu,CN,,Yunfu
        Navi Mumbai,IN,VABB,Navi Mumbai
        Mogadishu,SO,HCMM,Mogadishu|Mogadischu|Mogadiscio|Mogadiszu
        Kumasi,GH,DGSI,Kumasi
        Bandung,ID,WICC,Bandung|Bandoeng
        Gujranwala,PK,OPST,Gujranwala
        Huai'an,CN,ZSSH,Huai'an
        Medan,ID,WIMM,Medan
        Lucknow,IN,VILK,Lucknow|Lakhnau
        Ouagadougou,BF,DFFD,Ouagadougou|Uagadugú|Wagadugu
        Nagpur,IN,VANP,Nagpur
        Fortaleza,BR,SBFZ,Fortaleza
        Cali,CO,SKCL,Cali
        Perth,AU,YPPH,Perth
        Daegu,KR,RKTN,Daegu
        Algiers,DZ,DAAG,Algiers|Algier|Alger|Argel|Algeri
        Nanchang,CN,ZSCN,Nanchang
        Baku,AZ,UBBB,Baku|Bakou|Bakú
        Hohhot,CN,ZBHH,Hohhot
        Nagoya,JP,RJGG,Nagoya|Nagoja
        Rome,IT,LIRF,Rome|Rom|Roma|Rzym
        Queens,US,KJFK,Queens
        Houston,US,KIAH,Houston
        Mashhad,IR,OIMM,Mashhad|Maschhad|Meshed
        Shaoxing,CN,ZSHC,Shaoxing
        Nantong,CN,,Nantong
        Baoshan,CN,,Baoshan
        Kowloon,HK,VHHH,Kowloon
        Yantai,CN,,Yantai
        Gaziantep,TR,LTAJ,Gaziantep|Antep
        Lubumbashi,CD,FZQA,Lubumbashi
        Manaus,BR,SBEG,Manaus|Manaos
        Lusaka,ZM,FLLS,Lusaka
        Brasília,BR,SBBR,Brasília|Brasilia
        Zhuhai,CN,ZULZ,Zhuhai
        Santo Domingo,DO,MDSD,Santo Domingo|Saint-Domingue
        Lomé,TG,DXXX,Lomé
        Multan,PK,OPMT,Multan
        Havana,CU,MUHA,Havana|Havanna|La Havane|La Habana|L’Avana|Hawana
        Depok,ID,WARJ,Depok
        Baotou,CN,ZBOW,Baotou
        Paris,FR,LFPG,Paris|París|Parigi|Paryż
        Coimbatore,IN,VOCB,Coimbatore
        Qingyang,CN,ZUCK,Qingyang
        Port Harcourt,NG,DNPO,Port Harcourt
        Pretoria,ZA,FAOR,Pretoria|Prétoria
        Córdoba,AR,SACO,Córdoba
        Mbuji-Mayi,CD,FZWA,Mbuji-Mayi
        Aleppo,SY,OSAP,Aleppo|Alep|Alepo
        Kunshan,CN,ZSSS,Kunshan
        Al Mawşil al Jadīdah,IQ,,Al Mawşil al Jadīdah
        Weifang,CN,ZSWF,Weifang
        Zunyi,CN,ZUZY,Zunyi
        Al Başrah al Qadīmah,IQ,ORMM,Al Başrah al Qadīmah
        La Paz,BO,SLLP,La Paz
        Lianyungang,CN,ZSLG,Lianyungang
        Medellín,CO,SKRG,Medellín|Medellin
        Indore,IN,VAID,Indore
        Brazzaville,CG,FCBB,Brazzaville
        Tashkent,UZ,UTTT,Tashkent|Taschkent|Tachkent|Taskent|Taszkient
        Ganzhou,CN,ZSGZ,Ganzhou
        Almaty,KZ,UAAA,Almaty|Alma Ata|Ałmaty|Alma-Ata
        Khartoum,SD,HSSK,Khartoum|Khartum|Jartum|Chartum
        Hamburg,DE,EDDH,Hamburg|Hambourg|Hamburgo|Amburgo
        Sapporo,JP,RJCC,Sapporo
        Songjiang,CN,ZSPD,Songjiang
        Accra,GH,DGAA,Accra|Acra|Akra
        Curitiba,BR,SBCT,Curitiba
        Ordos,CN,ZBDS,Ordos
        Sanaa,YE,OYSN,Sanaa|Sanaá|Sana
        Conakry,GN,GUCY,Conakry|Conakri|Konakry
        Tangerang,ID,WIII,Tangerang
        Tijuana,MX,MMTJ,Tijuana
        Hyderabad,PK,OPKD,Hyderabad
        Beirut,LB,OLBA,Beirut|Beyrouth|Bejrut
        Jieyang,CN,ZGOW,Jieyang
        Jilin,CN,ZYJL,Jilin
        Jiading,CN,ZSPD,Jiading
        Bucharest,RO,LROP,Bucharest|Bukarest|Bucarest|Bukareszt
        Camayenne,GN,GUCY,Camayenne
        Kakamega,KE,HKEL,Kakamega
        Shangqiu,CN,CN-0074,Shangqiu
        Nanchong,CN,LZG,Nanchong
        Tainan,TW,RCNN,Tainan
        Datong,CN,,Datong
        Kaduna,NG,DNKA,Kaduna
        Omdurman,SD,HSSK,Omdurman|Omdourman
        Davao,PH,RPMD,Davao|Dávao
        Thāne,IN,VABB,Thāne
        Iztapalapa,MX,MMMX,Iztapalapa
        Diyarbakır,TR,LTCC,Diyarbakır
        Santa Cruz de la Sierra,BO,SLVR,Santa Cruz de la Sierra
        Vadodara,IN,VABO,Vadodara
        Adana,TR,LTAF,Adana
        Nanyang,CN,ZHNY,Nanyang
        Abu Dhabi,AE,OMAA,Abu Dhabi|Abou Dabi|Abu Dabi
        Palembang,ID,WIPP,Palembang
        Sharjah,AE,OMSJ,Sharjah|Schardscha|Charjah
        Bhopal,IN,VABP,Bhopal
        Jiangmen,CN,ZGFS,Jiangmen
        Benin City,NG,DNBE,Benin City
        Jiangyin,CN,ZSCG,Jiangyin
        Fuyang,CN,ZSHC,Fuyang
        Montréal,CA,CYUL,Montréal|Montreal
        Bayan Nur,CN,ZBYZ,Bayan Nur
        Maracaibo,VE,SVMC,Maracaibo
        Chaozhou,CN,ZGOW,Chaozhou
        Minsk,BY,UMMS,Minsk|Mińsk
        Budapest,HU,LHBP,Budapest|Budapeszt
        Qingyuan,CN,ZGGG,Qingyuan
        Tai’an,CN,,Tai’an
        Rasapūdipalem,IN,VEVZ,Rasapūdipalem
        Pimpri-Chinchwad,IN,VAPO,Pimpri-Chinchwad
        Caloocan,PH,RPLL,Caloocan
        Warsaw,PL,EPWA,Warsaw|Warschau|Varsovie|Varsovia|Varsavia|Warszawa
        Soweto,ZA,FAOR,Soweto
        Semarang,ID,WARS,Semarang
        Puebla,MX,MMML,Puebla
        Vienna,AT,LOWW,Vienna|Wien|Vienne|Viena|Wiedeń
        Barcelona,ES,LEBL,Barcelona|Barcelone|Barcellona
        Patna,IN,VEPT,Patna
        Mosul,IQ,ORBM,Mosul|Mossoul|Mossul
        Kallakurichi,IN,,Kallakurichi
        Kampala,UG,HUEN,Kampala|Campala
        Xining,CN,ZLXN,Xining
        Changshu,CN,ZSNT,Changshu
        Huainan,CN,,Huainan
        Rabat,MA,GMME,Rabat
        Recife,BR,SBRF,Recife|Récife
        Phoenix,US,KPHX,Phoenix
        Suzhou,CN,,Suzhou
        Ecatepec de Morelos,MX,MMMX,Ecatepec de Morelos
        Lu’an,CN,ZSOF,Lu’an
        Valencia,VE,SVVA,Valencia
        Ludhiana,IN,VILD,Ludhiana
        Yancheng,CN,ZSYN,Yancheng
        Novosibirsk,RU,UNNT,Novosibirsk|Nowosibirsk|Novossibirsk|Nowosybirsk
        Erbil,IQ,ORER,Erbil|Arbil|Hewlêr
        Fukuoka,JP,RJFF,Fukuoka
        Taizhou,CN,ZSLQ,Taizhou
        Daqing,CN,ZYDQ,Daqing
        Manila,PH,RPLL,Manila|Manille
        Wuhu,CN,ZSWA,Wuhu
        Santiago de Querétaro,MX,MMQT,Santiago de Querétaro
        Dazhou,CN,ZUDA,Dazhou
        Yangzhou,CN,,Yangzhou
        León de los Aldama,MX,MMLO,León de los Aldama
        Makkah,SA,,Makkah|Mekka|La Mecque|La Meca|La Mecca
        Philadelphia,US,KPHL,Philadelphia|Philadelphie|Filadelfia
        Phnom Penh,KH,KH-0002,Phnom Penh
        """
}
