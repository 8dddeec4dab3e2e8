/// A trace of readsb, in which two of three flights of a day are cut short.
///
/// Source: traffic 2.13, `traffic/data/samples/readsb/trace_full_ac671b.json`, MIT License, with most
/// rows and values left out.
enum SampleTrace {
    static let text = """
        {"icao":"ac671b","r":"N899DN","t":"B739","timestamp":1738703622.619,"trace":[
        [32927.43,47.482491,-116.946223,9875,271.2,255.9,0,-960,null,"adsb_icao",9275,null,null,null],
        [32950.91,47.475586,-116.988464,9500,273.6,256.5,0,-960,null,"adsb_icao",8925,null,null,null],
        [32971.94,47.46936,-117.026711,9150,272.6,256.4,0,-1024,null,"adsb_icao",8575,null,null,null],
        [63201.31,47.526111,-117.276165,11275,343.8,94.0,3,1088,null,"adsb_icao",10600,null,null,null],
        [71326.02,44.882025,-93.215594,"ground",4.8,28.1,0,null,null,"adsb_icao",null,null,null,null],
        [71341.32,44.882432,-93.215377,"ground",7.2,19.7,0,null,{"flight":"DAL1615 ","squawk":"6653"},"adsb_icao",3300,null,null,null],
        [74789.82,44.88287,-93.215169,"ground",3.2,16.9,3,null,null,"adsb_icao",null,null,null,null],
        [74849.48,44.882,-93.215397,"ground",2.2,326.2,0,null,null,"adsb_icao",null,null,null,null],
        [74980.97,44.882023,-93.215626,"ground",4.2,289.7,0,null,null,"adsb_icao",null,null,null,null],
        [75053.85,44.883584,-93.219229,"ground",10.8,323.4,0,null,null,"adsb_icao",null,null,null,null],
        [75108.61,44.885633,-93.222461,"ground",12.8,264.4,0,null,null,"adsb_icao",null,null,null,null],
        [75136.96,44.884853,-93.22432,"ground",12.2,286.9,0,null,null,"adsb_icao",null,null,null,null],
        [75184.95,44.885925,-93.227087,"ground",3.2,261.6,0,null,null,"adsb_icao",null,null,null,null],
        [75654.17,44.882629,-93.240967,625,96.5,169.9,0,0,null,"adsb_icao",775,null,null,null],
        [75957.29,44.677231,-93.575984,11675,340.8,243.9,0,2176,{"flight":"DAL2927 ","squawk":"2676"},"adsb_icao",11450,null,null,null],
        [76259.36,44.410126,-94.172189,22350,379.8,233.7,0,1984,{"flight":"DAL2927 ","squawk":"2676"},"adsb_icao",22250,null,null,null],
        [76568.76,44.074867,-94.799848,29425,410.0,233.1,0,960,null,"adsb_icao",29300,null,null,null],
        [76879.86,43.727355,-95.459486,34000,406.4,233.8,0,0,null,"adsb_icao",33850,null,null,null],
        [77194.71,43.374768,-96.119777,34000,412.6,233.6,0,0,null,"adsb_icao",33850,null,null,null],
        [77494.78,43.115021,-96.811779,34000,409.5,245.6,0,64,null,"adsb_icao",33875,null,null,null],
        [77809.77,42.86828,-97.545449,34000,405.4,245.2,0,64,null,"adsb_icao",33875,null,null,null],
        [78123.39,42.621088,-98.261463,34000,400.4,244.7,0,0,null,"adsb_icao",33900,null,null,null],
        [78430.68,42.34877,-98.942497,34000,405.1,238.1,0,-64,null,"adsb_icao",33925,null,null,null],
        [78744.89,42.036942,-99.611789,34000,407.6,237.8,0,-64,null,"adsb_icao",33975,null,null,null],
        [79057.0,41.722916,-100.271343,34000,404.7,236.9,0,64,null,"adsb_icao",34025,null,null,null],
        [79299.44,41.47728,-100.777213,34000,403.8,236.8,0,0,null,"adsb_icao",34050,null,null,null],
        [79624.69,41.213534,-101.480214,34000,388.0,246.9,1,64,null,"adsb_icao",34125,null,null,null],
        [79933.45,40.999466,-102.140137,34000,369.9,246.4,0,0,{"flight":"DAL2927 ","squawk":"2676"},"adsb_icao",34125,null,null,null],
        [80239.75,40.736023,-102.740051,34000,381.6,232.6,0,-64,null,"adsb_icao",34175,null,null,null],
        [80544.35,40.41386,-103.288963,27800,358.6,232.4,0,-2112,null,"adsb_icao",28000,null,null,null],
        [80850.09,40.200325,-103.811874,17700,308.6,255.0,0,-1920,null,"adsb_icao",17775,null,null,null],
        [81151.83,39.987022,-104.165372,12525,255.5,198.0,0,-960,null,"adsb_icao",12500,null,null,null],
        [81458.91,39.876042,-104.477478,7575,147.0,270.8,0,-704,{"flight":"DAL2927 ","squawk":"2676"},"adsb_icao",7425,null,null,null],
        [81655.47,39.877403,-104.63974,"ground",58.5,270.0,0,-64,{"flight":"DAL2927 ","squawk":"2676"},"adsb_icao",5250,null,null,null]]}
        """
}
