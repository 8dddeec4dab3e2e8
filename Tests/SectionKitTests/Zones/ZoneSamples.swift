import Testing

/// A zone as a file of the time zone database, and what another reader of it says.
///
/// Made by Scripts/make-zone-samples of the database 2025b.
struct ZoneSample: CustomTestStringConvertible {
    let name: String

    /// The file in Base64.
    let file: String

    /// A line for each of some seconds since 1970: the second, seconds east of UTC, the name.
    let periods: String

    var testDescription: String { name }

    static let all = [
        ZoneSample(
            name: "Europe/London",
            file: """
                VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAA\
                AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACfAAAABQAAABH/////Gl0Jy/////+bJq2g/////5vWBSD/\
                ////nM8woP////+dpMOg/////56cnaD/////n5caoP////+ghbog/////6F2/KD/////omWcIP////+j\
                e8ig/////6ROuKD/////pT/7IP////+mJWAg/////6cnxiD/////qCosIP////+o6/ig/////6oA06D/\
                ////qtUVIP////+r6fAg/////6zHbCD/////rcnSIP////+up04g/////6+geaD/////sIcwIP////+x\
                ktCg/////7JwTKD/////s3KyoP////+0UC6g/////7VJWiD/////tjAQoP////+3Mnag/////7gP8qD/\
                ////uRJYoP////+579Sg/////7rpACD/////u9jxIP////+821cg/////7240yD/////vrH+oP////+/\
                mLUg/////8CbGyD/////wXiXIP/////Cev0g/////8NYeSD/////xFGkoP/////FOFsg/////8Y6wSD/\
                ////x1jWoP/////H2gmg/////8oWJpD/////ypdZkP/////L0R6Q/////8x3O5D/////zbEAkP/////O\
                YFgQ/////8+Q4pD/////0G5ekP/////RchYQ/////9H7MhD/////0mn+IP/////TYymg/////9RJ4CD/\
                ////1R4hoP/////VQv2Q/////9Xf4BD/////1k6sIP/////W/gOg/////9gujiD/////2PmVIP/////a\
                DnAg/////9rr7CD/////2+UXoP/////cy84g/////93E+aD/////3rTqoP/////frhYg/////+CUzKD/\
                ////4XJIoP/////ia3Qg/////+NSKqD/////5FSQoP/////lMgyg/////+Y9rSD/////5xspIP/////o\
                FFSg/////+j7CyD/////6f1xIP/////q2u0g/////+vdUyD/////7LrPIP/////ts/qg/////+6asSD/\
                ////74FnoP/////wn30g//////FhSaD/////8n9fIP/////zSmYg//////RfQSD/////9SENoP/////2\
                PyMg//////cA76D/////+B8FIP/////44NGg//////n+5yD/////+sCzoP/////76AOg//////x7q6D/\
                /////ce7cAAAAAADcMYgAAAAAAQpWCAAAAAABVCoIAAAAAAGCTogAAAAAAcwiiAAAAAAB+kcIAAAAAAJ\
                EGwgAAAAAAnI/iAAAAAACvBOIAAAAAALshqgAAAAAAzQMCAAAAAADZH8oAAAAAAOsBIgAAAAAA9x3qAA\
                AAAAEJkuoAAAAAARUcCgAAAAABJ5EKAAAAAAEzGioAAAAAAUWPKgAAAAABUj65AAAAAAFjjGkAAAAAAX\
                A82QAAAAABgYqJAAAAAAGOOvkAAAAAAZ+IqQAAAAABrDkZAAAAAAG+GnEAAAAAAcrK4QAAAAAB3BiRAA\
                AAAAHoyQEAAAAAAfoWsQAAAAACBschAAAAAAIYFNEAAAAAAiTFQQAAAAACNhLxAAAAAAJCw2EAAAAAAl\
                SkuQAAAAACYMGBAAAAAAJyotkAAAAAAn9TSQAAAAACkKD5AAAAAAKdUWkAAAAAAq6fGQAAAAACu0+JAA\
                AAAALMnTkAAAAAAtlNqQAAAAAC6ptZAAAAAAL3S8kAAAAAAwiZeQAAAAADFd2RACAQIBAgECAQIBAgEC\
                AQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQMBAwEDAQMBAwECAQIBAwECAQIBAgEC\
                AQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgEEAgECAQIBAgECAQIBAgECAQIBAgECAQIB\
                AgECAQIBAgECAQIBAgECAQIBAgECAQIBAgH///+1AAAAAA4QAQQAAAAAAAgAABwgAQwAAA4QAARMTVQA\
                QlNUAEdNVABCRFNUAApHTVQwQlNULE0zLjUuMC8xLE0xMC41LjAK
                """,
            periods: """
                -2840140800 0 GMT
                -2824459200 0 GMT
                -1704153600 0 GMT
                -1691964001 0 GMT
                -1691964000 3600 BST
                -1688472000 3600 BST
                -1680472801 3600 BST
                -1680472800 0 GMT
                0 3600 BST
                15681600 3600 BST
                536457600 0 GMT
                543977999 0 GMT
                543978000 3600 BST
                552139200 3600 BST
                562121999 3600 BST
                562122000 0 GMT
                1167609600 0 GMT
                1174784399 0 GMT
                1174784400 3600 BST
                1183291200 3600 BST
                1193533199 3600 BST
                1193533200 0 GMT
                1767225600 0 GMT
                1774745999 0 GMT
                1774746000 3600 BST
                1782907200 3600 BST
                1792889999 3600 BST
                1792890000 0 GMT
                2208988800 0 GMT
                2216249999 0 GMT
                2216250000 3600 BST
                2224670400 3600 BST
                2234998799 3600 BST
                2234998800 0 GMT
                4133980800 0 GMT
                4141328399 0 GMT
                4141328400 3600 BST
                4149662400 3600 BST
                4160077199 3600 BST
                4160077200 0 GMT
                """),
        ZoneSample(
            name: "Europe/Dublin",
            file: """
                VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAA\
                AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACRAAAACAAAABT/////V9EK8f////+bJrOR/////5vWCxH/\
                ////nM8woP////+dpMOg/////56cnaD/////n5caoP////+ghbog/////6F2/KD/////omWcIP////+j\
                e8ig/////6ROuKD/////pT/7IP////+mJWAg/////6cnxiD/////qCosIP////+o6/ig/////6oA06D/\
                ////qtUVIP////+r6fAg/////6zHbCD/////rcnSIP////+up04g/////6+geaD/////sIcwIP////+x\
                ktCg/////7JwTKD/////s3KyoP////+0UC6g/////7VJWiD/////tjAQoP////+3Mnag/////7gP8qD/\
                ////uRJYoP////+579Sg/////7rpACD/////u9jxIP////+821cg/////7240yD/////vrH+oP////+/\
                mLUg/////8CbGyD/////wXiXIP/////Cev0g/////8NYeSD/////xFGkoP/////FOFsg/////8Y6wSD/\
                ////x1jWoP/////H2gmg/////9RJ4CD/////1R4hoP/////WTqwg/////9csKCD/////2C6OIP/////Y\
                +ZUg/////9oOcCD/////2uvsIP/////b5Reg/////9zLziD/////3cT5oP/////etOqg/////9+uFiD/\
                ////4JTMoP/////hckig/////+JrdCD/////41IqoP/////kVJCg/////+UyDKD/////5j2tIP/////n\
                Gykg/////+gUVKD/////6PsLIP/////p/XEg/////+ra7SD/////691TIP/////sus8g/////+2z+qD/\
                ////7pqxIP/////vgWeg//////CffSD/////8WFJoP/////yf18g//////NKZiD/////9F9BIP/////1\
                IQ2g//////Y/IyD/////9wDvoP/////4HwUg//////jg0aD/////+f7nIP/////6wLOg//////voA6D/\
                /////HuroP/////9x7twAAAAAANwxiAAAAAABClYIAAAAAAFUKggAAAAAAYJOiAAAAAABzCKIAAAAAAH\
                6RwgAAAAAAkQbCAAAAAACcj+IAAAAAAK8E4gAAAAAAuyGqAAAAAADNAwIAAAAAANkfygAAAAAA6wEiAA\
                AAAAD3HeoAAAAAAQmS6gAAAAABFRwKAAAAAAEnkQoAAAAAATMaKgAAAAABRY8qAAAAAAFSPrkAAAAAAW\
                OMaQAAAAABcDzZAAAAAAGBiokAAAAAAY46+QAAAAABn4ipAAAAAAGsORkAAAAAAb4acQAAAAABysrhAA\
                AAAAHcGJEAAAAAAejJAQAAAAAB+haxAAAAAAIGxyEAAAAAAhgU0QAAAAACJMVBAAAAAAI2EvEAAAAAAk\
                LDYQAAAAACVKS5AAAAAAJgwYEAAAAAAnKi2QAAAAACf1NJAAAAAAKQoPkAAAAAAp1RaQAAAAACrp8ZAA\
                AAAAK7T4kAAAAAAsydOQAAAAAC2U2pAAAAAALqm1kAAAAAAvdLyQAAAAADCJl5AAAAAAMV3ZEAECBAME\
                AwQDBAMEAwQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUE\
                BQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUEBQQFBAUHBgcGBwYHBgcGBwYHBgcGBwYHBgcGBwYHBgcGBwYH\
                BgcGBwYHBgcGBwYHBgcGBwYHBgf///oPAAD///oPAAQAAAgfAQgAAA4QAQwAAAAAABAAAA4QAQgAAAAA\
                ARAAAA4QAAhMTVQARE1UAElTVABCU1QAR01UAApJU1QtMUdNVDAsTTEwLjUuMCxNMy41LjAvMQo=
                """,
            periods: """
                -2840140800 -1521 LMT
                -2824459200 -1521 LMT
                -2821649680 -1521 LMT
                -2821649679 -1521 DMT
                -1704153600 -1521 DMT
                -1691962480 -1521 DMT
                -1691962479 2079 IST
                -1688472000 2079 IST
                -1680471280 2079 IST
                -1680471279 0 GMT
                0 3600 IST
                15681600 3600 IST
                536457600 0 GMT
                543977999 0 GMT
                543978000 3600 IST
                552139200 3600 IST
                562121999 3600 IST
                562122000 0 GMT
                1167609600 0 GMT
                1174784399 0 GMT
                1174784400 3600 IST
                1183291200 3600 IST
                1193533199 3600 IST
                1193533200 0 GMT
                1767225600 0 GMT
                1774745999 0 GMT
                1774746000 3600 IST
                1782907200 3600 IST
                1792889999 3600 IST
                1792890000 0 GMT
                2208988800 0 GMT
                2216249999 0 GMT
                2216250000 3600 IST
                2224670400 3600 IST
                2234998799 3600 IST
                2234998800 0 GMT
                4133980800 0 GMT
                4141328399 0 GMT
                4141328400 3600 IST
                4149662400 3600 IST
                4160077199 3600 IST
                4160077200 0 GMT
                """),
        ZoneSample(
            name: "America/New_York",
            file: """
                VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAA\
                AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACvAAAABQAAABT/////XgPwkP////+eph5w/////5+662D/\
                ////oIYAcP////+hms1g/////6Jl4nD/////o4Pp4P////+kaq5w/////6U1p2D/////plPK8P////+n\
                FYlg/////6gzrPD/////qP6l4P////+qE47w/////6reh+D/////q/Nw8P////+svmng/////63TUvD/\
                ////rp5L4P////+vszTw/////7B+LeD/////sZxRcP////+yZ0pg/////7N8M3D/////tEcsYP////+1\
                XBVw/////7YnDmD/////tzv3cP////+4BvBg/////7kb2XD/////uebSYP////+7BPXw/////7vGtGD/\
                ////vOTX8P////+9r9Dg/////77EufD/////v4+y4P/////ApJvw/////8FvlOD/////woR98P/////D\
                T3bg/////8RkX/D/////xS9Y4P/////GTXxw/////8cPOuD/////yC1ecP/////I+Fdg/////8oNQHD/\
                ////ytg5YP/////LiPBw/////9Ij9HD/////0mD74P/////TdeTw/////9RA3eD/////1VXG8P/////W\
                IL/g/////9c1qPD/////2ACh4P/////ZFYrw/////9ngg+D/////2v6ncP/////bwGXg/////9zeiXD/\
                ////3amCYP/////evmtw/////9+JZGD/////4J5NcP/////haUZg/////+J+L3D/////40koYP/////k\
                XhFw/////+VXLuD/////5kct8P/////nNxDg/////+gnD/D/////6Rby4P/////qBvHw/////+r21OD/\
                ////6+bT8P/////s1rbg/////+3GtfD/////7r/TYP/////vr9Jw//////CftWD/////8Y+0cP/////y\
                f5dg//////NvlnD/////9F95YP/////1T3hw//////Y/W2D/////9y9acP/////4KHfg//////kPPHD/\
                ////+ghZ4P/////6+Fjw//////voO+D//////Ng68P/////9yB3g//////64HPD//////6f/4AAAAAAA\
                l/7wAAAAAAGH4eAAAAAAAnfg8AAAAAADcP5gAAAAAARg/XAAAAAABVDgYAAAAAAGQN9wAAAAAAcwwmAA\
                AAAAB40ZcAAAAAAJEKRgAAAAAAmtlPAAAAAACvCGYAAAAAAL4IVwAAAAAAzZouAAAAAADcBncAAAAAAO\
                uYTgAAAAAA+pg/AAAAAAEJlm4AAAAAARiWXwAAAAABJ5SOAAAAAAE2lH8AAAAAAUWSrgAAAAABVJKfAA\
                AAAAFjkM4AAAAAAXKQvwAAAAABgiKWAAAAAAGQjt8AAAAAAaAgtgAAAAABryCnAAAAAAG+HtYAAAAAAc\
                0exwAAAAAB3Bz2AAAAAAHrHOcAAAAAAfobFgAAAAACB2APAAAAAAIYGTYAAAAAAiVeLwAAAAACNqr+AA\
                AAAAJDXE8AAAAAAlSpHgAAAAACYVpvAAAAAAJypz4AAAAAAn/sNwAAAAACkKVeAAAAAAKd6lcAAAAAAq\
                6jfgAAAAACu+h3AAAAAALNNUYAAAAAAtnmlwAAAAAC6zNmAAAAAAL35LcAAAAAAwkxhgAAAAADFnZ/AA\
                AAAAMnL6YAAAAAAzR0nwAAAAADRS3GAAAAAANScr8AAAAAA2Mr5gAAAAADcHDfAAAAAAOBva4AAAAAA4\
                5u/wAAAAADn7vOAAAAAAOsbR8AAAAAA7257gAAAAADyv7nAAAAAAPbuA4AAAAAA+j9BwAAAAAD+bYuAA\
                AAAAQG+ycAAAAABBhH9gAAAAAEJPlHAAAAAAQ2RhYAAAAABEL3ZwAAAAAEVEQ2AAAAAARfOo8AIBAgEC\
                AQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIDBAIBAgECAQIBAgECAQIB\
                AgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIB\
                AgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgH//7qeAAD//8fA\
                AQT//7mwAAj//8fAAQz//8fAARBMTVQARURUAEVTVABFV1QARVBUAApFU1Q1RURULE0zLjIuMCxNMTEu\
                MS4wCg==
                """,
            periods: """
                -2840140800 -17762 LMT
                -2824459200 -17762 LMT
                -1704153600 -18000 EST
                -1688472000 -18000 EST
                0 -18000 EST
                9961199 -18000 EST
                9961200 -14400 EDT
                15681600 -14400 EDT
                25682399 -14400 EDT
                25682400 -18000 EST
                536457600 -18000 EST
                544604399 -18000 EST
                544604400 -14400 EDT
                552139200 -14400 EDT
                562139999 -14400 EDT
                562140000 -18000 EST
                1167609600 -18000 EST
                1173596399 -18000 EST
                1173596400 -14400 EDT
                1183291200 -14400 EDT
                1194155999 -14400 EDT
                1194156000 -18000 EST
                1767225600 -18000 EST
                1772953199 -18000 EST
                1772953200 -14400 EDT
                1782907200 -14400 EDT
                1793512799 -14400 EDT
                1793512800 -18000 EST
                2208988800 -18000 EST
                2215061999 -18000 EST
                2215062000 -14400 EDT
                2224670400 -14400 EDT
                2235621599 -14400 EDT
                2235621600 -18000 EST
                4133980800 -18000 EST
                4140140399 -18000 EST
                4140140400 -14400 EDT
                4149662400 -14400 EDT
                4160699999 -14400 EDT
                4160700000 -18000 EST
                """),
        ZoneSample(
            name: "America/Phoenix",
            file: """
                VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAA\
                AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAALAAAABAAAABD/////XgQMsP////+epjqQ/////5+7B4D/\
                ////oIYckP////+hmumA/////8uJDJD/////zxffHP/////Pj+Ws/////9CBGhz/////+vh1EP/////7\
                6FgAAgECAQIDAgMCAQL//5buAAD//6ugAQT//52QAAj//6ugAQxMTVQATURUAE1TVABNV1QACk1TVDcK
                """,
            periods: """
                -2840140800 -26898 LMT
                -2824459200 -26898 LMT
                -1704153600 -25200 MST
                -1688472000 -25200 MST
                0 -25200 MST
                15681600 -25200 MST
                536457600 -25200 MST
                552139200 -25200 MST
                1167609600 -25200 MST
                1183291200 -25200 MST
                1767225600 -25200 MST
                1782907200 -25200 MST
                2208988800 -25200 MST
                2224670400 -25200 MST
                4133980800 -25200 MST
                4149662400 -25200 MST
                """),
        ZoneSample(
            name: "America/Nuuk",
            file: """
                VFppZjMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjMAAAAA\
                AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABZAAAABAAAAAz/////m4BoAAAAAAATTXxQAAAAABQz+pAA\
                AAAAFSPrkAAAAAAWE9yQAAAAABcDzZAAAAAAF/O+kAAAAAAY46+QAAAAABnToJAAAAAAGsORkAAAAAAb\
                vL0QAAAAABysrhAAAAAAHZyfEAAAAAAejJAQAAAAAB98gRAAAAAAIGxyEAAAAAAhXGMQAAAAACJMVBAA\
                AAAAIzxFEAAAAAAkLDYQAAAAACUcJxAAAAAAJgwYEAAAAAAnBUOQAAAAACf1NJAAAAAAKOUlkAAAAAAp\
                1RaQAAAAACrFB5AAAAAAK7T4kAAAAAAspOmQAAAAAC2U2pAAAAAALoTLkAAAAAAvdLyQAAAAADBkrZAA\
                AAAAMV3ZEAAAAAAycrQQAAAAADM9uxAAAAAANFKWEAAAAAA1HZ0QAAAAADYyeBAAAAAANv1/EAAAAAA4\
                G5SQAAAAADjdYRAAAAAAOft2kAAAAAA6vUMQAAAAADvbWJAAAAAAPKZfkAAAAAA9uzqQAAAAAD6GQZAA\
                AAAAP5sckAAAAABAZiOQAAAAAEGEORAAAAAAQkYFkAAAAABDZBsQAAAAAEQl55AAAAAARUP9EAAAAABG\
                BcmQAAAAAEcj3xAAAAAAR+7mEAAAAABJA8EQAAAAAEnOyBAAAAAASuOjEAAAAABLrqoQAAAAAEzMv5AA\
                AAAATY6MEAAAAABOrKGQAAAAAE9ubhAAAAAAUIyDkAAAAABRV4qQAAAAAFJsZZAAAAAAUzdskAAAAABU\
                TEeQAAAAAFUXTpAAAAAAViwpkAAAAABW9zCQAAAAAFgVRhAAAAAAWNcSkAAAAABZ9SgQAAAAAFq29JAA\
                AAAAW9UKEAAAAABcoBEQAAAAAF207BAAAAAAXn/zEAAAAABflM4QAAAAAGBf1RAAAAAAYX3qkAAAAABi\
                P7cQAAAAAGNdzJAAAAAAZB+ZEAAAAABlPa6QAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIB\
                AgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAgECAQIBAwP//8+A\
                AAD//9XQAAT//+PgAQj//+PgAAhMTVQALTAzAC0wMgAKPC0wMj4yPC0wMT4sTTMuNS4wLy0xLE0xMC41\
                LjAvMAo=
                """,
            periods: """
                -2840140800 -12416 LMT
                -2824459200 -12416 LMT
                -1704153600 -12416 LMT
                -1688472000 -12416 LMT
                -1686083585 -12416 LMT
                -1686083584 -10800 -03
                0 -10800 -03
                15681600 -10800 -03
                536457600 -10800 -03
                543977999 -10800 -03
                543978000 -7200 -02
                552139200 -7200 -02
                559702799 -7200 -02
                559702800 -10800 -03
                1167609600 -10800 -03
                1174784399 -10800 -03
                1174784400 -7200 -02
                1183291200 -7200 -02
                1193533199 -7200 -02
                1193533200 -10800 -03
                1767225600 -7200 -02
                1774745999 -7200 -02
                1774746000 -3600 -01
                1782907200 -3600 -01
                1792889999 -3600 -01
                1792890000 -7200 -02
                2208988800 -7200 -02
                2216249999 -7200 -02
                2216250000 -3600 -01
                2224670400 -3600 -01
                2234998799 -3600 -01
                2234998800 -7200 -02
                4133980800 -7200 -02
                4141328399 -7200 -02
                4141328400 -3600 -01
                4149662400 -3600 -01
                4160077199 -3600 -01
                4160077200 -7200 -02
                """),
        ZoneSample(
            name: "Asia/Kathmandu",
            file: """
                VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAA\
                AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAwAAABD/////ofJ9hAAAAAAeGDCoAQIAAE/8AAAA\
                AE1YAAQAAFDcAApMTVQAKzA1MzAAKzA1NDUACjwrMDU0NT4tNTo0NQo=
                """,
            periods: """
                -2840140800 20476 LMT
                -2824459200 20476 LMT
                -1704153600 20476 LMT
                -1688472000 20476 LMT
                0 19800 +0530
                15681600 19800 +0530
                536457600 20700 +0545
                552139200 20700 +0545
                1167609600 20700 +0545
                1183291200 20700 +0545
                1767225600 20700 +0545
                1782907200 20700 +0545
                2208988800 20700 +0545
                2224670400 20700 +0545
                4133980800 20700 +0545
                4149662400 20700 +0545
                """),
        ZoneSample(
            name: "Asia/Tehran",
            file: """
                VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAA\
                AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABHAAAABgAAABz/////mmx9yP////+/AMxIAAAAAA2URDgA\
                AAAADq0TuAAAAAAPeXNAAAAAABAoysAAAAAAEKn9wAAAAAARrbxIAAAAABJFSrgAAAAAEzfsyAAAAAAU\
                LRW4AAAAACggdsgAAAAAKNuduAAAAAApy5zIAAAAACq+IrgAAAAAK6zQSAAAAAAsn1Y4AAAAAC2OA8gA\
                AAAALoCJuAAAAAAvbzdIAAAAADBhvTgAAAAAMVBqyAAAAAAyQvC4AAAAADMy78gAAAAANCV1uAAAAAA1\
                FCNIAAAAADYGqTgAAAAANvVWyAAAAAA359y4AAAAADjWikgAAAAAOckQOAAAAAA6uQ9IAAAAADurlTgA\
                AAAAPJpCyAAAAAA9jMi4AAAAAD57dkgAAAAAP238OAAAAABAXKnIAAAAAEFPL7gAAAAAQj8uyAAAAABD\
                MbS4AAAAAEfiyUgAAAAASNVPOAAAAABJxU5IAAAAAEq31DgAAAAAS6aByAAAAABMmQe4AAAAAE2HtUgA\
                AAAATno7OAAAAABPaOjIAAAAAFBbbrgAAAAAUUttyAAAAABSPfO4AAAAAFMsoUgAAAAAVB8nOAAAAABV\
                DdTIAAAAAFYAWrgAAAAAVu8ISAAAAABX4Y44AAAAAFjRjUgAAAAAWcQTOAAAAABassDIAAAAAFulRrgA\
                AAAAXJP0SAAAAABdhno4AAAAAF51J8gAAAAAX2etuAAAAABgV6zIAAAAAGFKMrgAAAAAYjjgSAAAAABj\
                K2Y4AQMCBQQFAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwID\
                AgMCAwIDAgMCAwIDAgMAADA4AAAAADA4AAQAAD9IAQgAADE4AA4AAEZQARQAADhAABhMTVQAVE1UACsw\
                NDMwACswMzMwACswNQArMDQACjwrMDMzMD4tMzozMAo=
                """,
            periods: """
                -2840140800 12344 LMT
                -2824459200 12344 LMT
                -1704153600 12344 TMT
                -1688472000 12344 TMT
                0 12600 +0330
                15681600 12600 +0330
                536457600 12600 +0330
                552139200 12600 +0330
                1167609600 12600 +0330
                1183291200 12600 +0330
                1767225600 12600 +0330
                1782907200 12600 +0330
                2208988800 12600 +0330
                2224670400 12600 +0330
                4133980800 12600 +0330
                4149662400 12600 +0330
                """),
        ZoneSample(
            name: "Australia/Lord_Howe",
            file: """
                VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAA\
                AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA4AAAABQAAABn/////cxZ33AAAAAAU/mbgAAAAABY4QPgA\
                AAAAFueKaAAAAAAYIV14AAAAABjHbGgAAAAAGgE/eAAAAAAap05oAAAAABvhIXgAAAAAHIcwaAAAAAAd\
                wQN4AAAAAB55jnAAAAAAH5eq+AAAAAAgWXBwAAAAACGAx3gAAAAAIkKM8AAAAAAjaeP4AAAAACQibvAA\
                AAAAJUnF+AAAAAAl79vwAAAAACcpp/gAAAAAJ8+98AAAAAApCYn4AAAAACmvn/AAAAAAKulr+AAAAAAr\
                mLxwAAAAACzSiHgAAAAALXiecAAAAAAusmp4AAAAAC9YgHAAAAAAMJJMeAAAAAAxXUxwAAAAADJyLngA\
                AAAAMz0ucAAAAAA0UhB4AAAAADUdEHAAAAAANjHyeAAAAAA2/PJwAAAAADgbDvgAAAAAONzUcAAAAAA5\
                p+J4AAAAADq8tnAAAAAAO9rS+AAAAAA8pdLwAAAAAD26tPgAAAAAPoW08AAAAAA/mpb4AAAAAEBllvAA\
                AAAAQYOzeAAAAABCRXjwAAAAAENjlXgAAAAARC6VcAAAAABFQ3d4AAAAAEYFPPAAAAAARyNZeAAAAABH\
                95PwAQMCAwIDAgMCAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMEAwQDBAMA\
                AJUkAAAAAIygAAQAAKG4AQkAAJOoAA8AAJqwARVMTVQAQUVTVAArMTEzMAArMTAzMAArMTEACjwrMTAz\
                MD4tMTA6MzA8KzExPi0xMSxNMTAuMS4wLE00LjEuMAo=
                """,
            periods: """
                -2840140800 38180 LMT
                -2824459200 38180 LMT
                -1704153600 36000 AEST
                -1688472000 36000 AEST
                0 36000 AEST
                15681600 36000 AEST
                536457600 39600 +11
                542732399 39600 +11
                542732400 37800 +1030
                552139200 37800 +1030
                562087799 37800 +1030
                562087800 39600 +11
                1167609600 39600 +11
                1174748399 39600 +11
                1174748400 37800 +1030
                1183291200 37800 +1030
                1193498999 37800 +1030
                1193499000 39600 +11
                1767225600 39600 +11
                1775314799 39600 +11
                1775314800 37800 +1030
                1782907200 37800 +1030
                1791041399 37800 +1030
                1791041400 39600 +11
                2208988800 39600 +11
                2216818799 39600 +11
                2216818800 37800 +1030
                2224670400 37800 +1030
                2233150199 37800 +1030
                2233150200 39600 +11
                4133980800 39600 +11
                4141897199 39600 +11
                4141897200 37800 +1030
                4149662400 37800 +1030
                4157623799 37800 +1030
                4157623800 39600 +11
                """),
        ZoneSample(
            name: "Pacific/Chatham",
            file: """
                VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAA\
                AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABFAAAABAAAABb/////QbdEhP/////S2pa8AAAAAAkY/eAA\
                AAAACayl4AAAAAAK76VgAAAAAAue/OAAAAAADNjB4AAAAAANft7gAAAAAA64o+AAAAAAD17A4AAAAAAQ\
                mIXgAAAAABE+ouAAAAAAEnhn4AAAAAATHoTgAAAAABRYSeAAAAAAFP5m4AAAAAAWOCvgAAAAABbng2AA\
                AAAAGCFIYAAAAAAYx2VgAAAAABoBKmAAAAAAGqdHYAAAAAAb4QxgAAAAAByHKWAAAAAAHcDuYAAAAAAe\
                ZwtgAAAAAB+g0GAAAAAAIEbtYAAAAAAhgLJgAAAAACIwCeAAAAAAI2nO4AAAAAAkD+vgAAAAACUuAWAA\
                AAAAJgJC4AAAAAAnDeNgAAAAACfiJOAAAAAAKO3FYAAAAAApwgbgAAAAACrNp2AAAAAAK6sjYAAAAAAs\
                rYlgAAAAAC2LBWAAAAAALo1rYAAAAAAvaudgAAAAADBtTWAAAAAAMUrJYAAAAAAyVmngAAAAADMqq2AA\
                AAAANDZL4AAAAAA1Co1gAAAAADYWLeAAAAAANvOp4AAAAAA39g/gAAAAADjTi+AAAAAAOdXx4AAAAAA6\
                s23gAAAAADu/DmAAAAAAPJNP4AAAAAA9nvBgAAAAAD5zMeAAAAAAP37SYAAAAABAXE5gAAAAAEFetGAA\
                AAAAQjwwYAAAAABDPpZgAAAAAEQcEmAAAAAARR54YAAAAABF+/RgAAAAAEb+WmABAwIDAgMCAwIDAgMC\
                AwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIDAgMCAwIAAKv8\
                AAAAAKxEAAQAAMFcAQoAALNMABBMTVQAKzEyMTUAKzEzNDUAKzEyNDUACjwrMTI0NT4tMTI6NDU8KzEz\
                NDU+LE05LjUuMC8yOjQ1LE00LjEuMC8zOjQ1Cg==
                """,
            periods: """
                -2840140800 44100 +1215
                -2824459200 44100 +1215
                -1704153600 44100 +1215
                -1688472000 44100 +1215
                0 45900 +1245
                15681600 45900 +1245
                536457600 49500 +1345
                541519199 49500 +1345
                541519200 45900 +1245
                552139200 45900 +1245
                562082399 45900 +1245
                562082400 49500 +1345
                1167609600 49500 +1345
                1174139999 49500 +1345
                1174140000 45900 +1245
                1183291200 45900 +1245
                1191074399 45900 +1245
                1191074400 49500 +1345
                1767225600 49500 +1345
                1775311199 49500 +1345
                1775311200 45900 +1245
                1782907200 45900 +1245
                1790431199 45900 +1245
                1790431200 49500 +1345
                2208988800 49500 +1345
                2216815199 49500 +1345
                2216815200 45900 +1245
                2224670400 45900 +1245
                2232539999 45900 +1245
                2232540000 49500 +1345
                4133980800 49500 +1345
                4141893599 49500 +1345
                4141893600 45900 +1245
                4149662400 45900 +1245
                4157013599 45900 +1245
                4157013600 49500 +1345
                """),
    ]
}
