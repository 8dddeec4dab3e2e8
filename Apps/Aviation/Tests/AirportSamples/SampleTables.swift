/// Small tables of invented airports, in the format of the real ones.
package enum SampleTables {
    /// Five airports: a large one, one whose names have accents and commas, one with nothing but a
    /// name, one in Namibia, one below the sea.
    package static let airports = #"""
        ident,type,name,latitude_deg,longitude_deg,elevation_ft,iso_country,iso_region,\#
        municipality,scheduled_service,icao_code,iata_code,local_code,keywords
        QAAA,large_airport,Toad Hall International Airport,51.5,-0.25,83,GB,GB-ENG,Riverbank,\#
        yes,QAAA,TOA,,"TOD, Wild Wood"
        QBBB,medium_airport,"Peñón–Ratty Airport, ""Old""",40.5,-3.5625,1998,ES,ES-MD,Peñón,no,\#
        QBBB,PEN,,
        XX-0001,small_airport,Badger's Field,,,,,,,no,,,BF1,
        QDDD,medium_airport,Mole End Airport,-22.5,17.5,5640,NA,NA-KH,Windhoek,yes,QDDD,MOL,,
        QEEE,large_airport,Otter Airport,52.25,4.75,-11,NL,NL-NH,Riverbank,yes,QEEE,OTT,,

        """#

    /// The countries of the airports, and one without airports.
    package static let countries = """
        code,alpha3,name,continent,currencies,aliases
        ES,ESP,Spain,EU,EUR,
        GB,GBR,United Kingdom,EU,GBP,UK|Great Britain
        NA,NAM,Namibia,AF,NAD ZAR,
        NL,NLD,Netherlands,EU,EUR,Holland|The Netherlands
        TR,TUR,Turkey,AS,TRY,Türkiye

        """

    package static let runways = """
        airport_ident,length_ft,width_ft,surface,lighted,closed,le_ident,le_heading_degT,he_ident,\
        le_latitude_deg,le_longitude_deg,he_latitude_deg,he_longitude_deg
        QAAA,9000,150,ASP-G,1,0,09R,89.5,27L,51.49,-0.27,,
        QAAA,12000,150,CON,1,0,09L,89.5,27R,51.5,-0.28,51.5003,-0.2273
        QAAA,0,,X,0,1,,,,,,,
        QBBB,3000,100,Grassed brown clay,0,0,H1,,,,,,

        """

    package static let zones = """
        ident,zone,approximate
        QAAA,Europe/London,
        QBBB,Europe/Madrid,yes

        """

    package static let links = """
        ident,home_link,wikipedia
        QAAA,https://toad.example/,Toad_Hall_Airport
        QBBB,javascript:alert(1),https://es.wikipedia.org/wiki/Pe%C3%B1%C3%B3n

        """

    package static let regions = """
        code,name
        GB-ENG,England
        ES-MD,Madrid

        """
}
