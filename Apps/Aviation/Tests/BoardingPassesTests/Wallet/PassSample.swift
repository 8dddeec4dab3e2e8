import SectionEssentials

// The passes are those of KDE's kitinerary (CC0-1.0), zipped by others.

/// Passes of wallets, as they are in files.
enum PassSample {
    /// A pass of Lufthansa, from Munich to Berlin.
    static let lufthansa = data(
        "UEsDBBQAAAAIAGtigUwqKXYlbQMAAFEKAAAJABwAcGFzcy5qc29uVVQJAAMqssBaKrLAWnV4"
            + "CwABBOgDAAAEZAAAAJ2WW3PaOhDH3/MpNMx05rTlIkNsHJ6OA+bScMkAaTNzTh9kWxhNjMXI"
            + "Ik3ayXfvSoaYpILxOX4wzO7qr59WK61/XSBUWXGxIfIrFRnjaaWDrKqybkmWLZ+3dBTRVLIV"
            + "owJc2loP+aae7FZyTdKM1DfBtqJH/KDBgopHFtK7+VgFr6XcZp1GY8MDltCjISDQgGENpRZw"
            + "/pCP5yImKftJJGBMyYYqifFhTB4S0SwUbCtz0MKLamiiJ0HXnIiIpTG6BW0w9xMWryUaD5vt"
            + "5iX6a3LXrS3vxx9zOUET+khS2SNSz9bEllvDrRp2lla7g+3P2OpgnMcmPNRkGQT+AwaEfun3"
            + "kcySPsm3WPtpX6G0qtbTAxNQlLtIzX3p1lt266pw8TQ++Cyr3nYdS7te4P1dAwVEhFz7c5AK"
            + "SV4JFjSso5TXEcZWG3w5x37i/YaruNub61ylr03eT0nDQ9SGZhmJqZ+CH9hVOMt4zXXtq5r1"
            + "Lkg5J1Zv5je+zIZTdPT49/f3GLcRJB7yPh4inRDs2BOMbU/jtezevzuMW9SxXPztm4udy2sI"
            + "fPM0vSZsTrN1aTtt9wpj9D6geKafWtjB6rnBV6/WCvC+5Hnbb4YqkCJ5UsCGMakqPk/MsjB4"
            + "TBzWu6YkoqLPaBIVhVCUAkQ80GclkFHIcLUwJySgid4a31seOx5JstNT2t6xOYQCiumkSO8C"
            + "BFFujZDk6MPflX30S/UkRawK20Qx8Ja+kWLQxGcxBqB4AkP/ft8naivYhojnEpnigsUsNVJO"
            + "7qaj7tDICfV0lnOmVf9zwuCCkSzVB91IdO3Px6OpkQjK+yxRr5Auk8CMhjyNyqVQ3aMUBIWR"
            + "eepNfDTro1tvsfCnA39uxO9xWkVf+Do9u4jbw0wohRu6zDrI7oklrNw6VvqyNi6iPx4NhuaD"
            + "8+ZyM2Pvu0C62wSALtlJ9DOVceoo9U4dJexMvLnlni+K08fpNMrhBjNX6Myb90bTgRHpbf8x"
            + "Ab22qv+VpDBRl6oJqzuG6jMy+d0Z+mNz/+DqKuUy9RaQ8KFEqQUkjkE6EnxrTmPuRz0IQLPV"
            + "qmM+NHRLhNwJmlURjMijbxjPHqD7ImjvqtqAGXq407FxiQyu4CNG/TUywaeS2hpBV1TQNKRm"
            + "qLzjlpiLSvZknEg5zNpFC36XfdVeL14ufgNQSwECHgMUAAAACABrYoFMKil2JW0DAABRCgAA"
            + "CQAYAAAAAAABAAAApIEAAAAAcGFzcy5qc29uVVQFAAMqssBadXgLAAEE6AMAAARkAAAAUEsF"
            + "BgAAAAABAAEATwAAALADAAAAAA==")

    /// Apple's example of a pass with semantic tags, whose bar code is of another day.
    static let united = data(
        "UEsDBBQAAAAIAOOM3VxLHM+j0QcAAFsUAAAJAAAAcGFzcy5qc29uvVhtc6M4Ev5+v0LlLzt7"
            + "a2yBX0nVXRU2xPGO43j9MpnJea5KBsVWBRArIJnMVP77tsSLwfFuzeReqMQFqPW01N16uptv"
            + "jR3ZL7jP3OfNcta4aBySJIovtu1t++npqZWGLKFey+XBtk3DbTuNt+17/3nbhll7sqetQxL4"
            + "jWYjESSMWbIQ/JF5VCwOPKTzNNhRAZC6NsRY28yna8fWdJCOBL2nQlBvlTz7dOUeaEDjxsW/"
            + "GjENSJgwd8SJ8Fi4X5A4Bvld9fHzyfPFt0L7+jmioG7xfn18tpgAgAMlsKpLRn1P6vnW8MmO"
            + "+iB7OZtOrtYg8UCf4fHeZ/tDAo+PxE8l1sZC5nDQeGkep0ystVNO2JOEVsTHOm68fJYbZAER"
            + "z2cUjg/MJXuu3VwRQUsYLtiehRWgm6VdU7oggsWaTdGEpL5/nOjROGEhSRivzh7bE7UMkn5h"
            + "Pju/kJXzW4kS098rs43hsKZ7dGMt7VUpXBh/zYLq1nsXOkaL69rMlWOtK0pI1bI9Y1w36/Jm"
            + "szjaVfA0qq5J7WdH3IdzNr2ZX06X19Z6ejMvEVwe3jMRnJrmavjrotutaR5bo2llHtnVPLFR"
            + "JwA5gMeDZ/Ru9XNtchZAyK4GRRZFdj00bh271US2M0bYbCIDG70aju0srOV6VXFsRERyYuPX"
            + "GE3Uv8Cv7G4tl9MPzhGMCMEe6QnY+mqTg+m4ADMvsI6sEzDbXjqrCpjnCaqO5YmJ4Kj5LKRx"
            + "E01Dt7UNFzdoxL+gfl/HeBvmgQ+DM9TH/X6/pmTtLK+PKhIqgqqCpaQLlHCUafopRmMewqF3"
            + "E8Tv0VhuD7gIkQQd+Qrdc4ECLihiIdxmgYDgr8RQWhAJPQS+9Zgcj1sqzmIq35w/NwtrtXLm"
            + "E2dZrjYCFqLhnorKiq/BmdO5c7dtz6z5FEBfXnHkLd3BE/1r1pVkmQr3QGJqedkaiT/KuPct"
            + "fL1tA9m6D9TT4EVcsDdxXfAo2wFZJD+WBmBPj9TftmsIGthUA6OwOCGhW+YI+iViQrlBHQ04"
            + "1BBzmm5oHbw2OhDG8PeL+gVh2DKYdAWc8ab1JIJFWuSTMASm2rYl92g8Ui5Wq0ujvYCUUFog"
            + "f/4hXQHzKZg08uWbU0BBIy6SGY8T8Nb3wpZOghvtQH3JgE90t6LikbmvFhdwMDfNdkwiVkOU"
            + "Mbnj/CHOpoKDIrZtAxws0QXbKFZ8dXJRkXdRnnhhOiN+mcgz8tQgOeHBto3NbRscWA91bWNB"
            + "wtSopFBJ15LIQ2/MfS4BxH73zlBsA/86/hmEuNiTkH1VcTEnwRk+AaGAe1MbRrCy7O8pZL3b"
            + "A6U+RAkT//WABYgS/EwcwxvuMghhKF+AX6YehZLlnlEhiaLbNc1uz9C7n+VK9zCVitx/VghF"
            + "gf8/WG3uZHgvFZQhqBirYnnyzugBxx9/cGvQky4AeqRn/FQVlmIkTQ5yq67y1Zo/UBlCutHp"
            + "9vqDoYnP32X4QL8fwEAq6vSmokxZnR1tl/NoYYosBK5VhJ8UgzCDioSwMIC7N1kTEoLK0Mc7"
            + "rQZaGHBHhMs9KitMqE9jOJmS2fV6wKPscrKzgeBsQPUFZSOGY4B0E3/CUOlgqKmQ3rP/OdSH"
            + "GF334P0IZGqXYWG9b3R0Y4A73UEXo1OB4zX/ewf3Ie3Dhc3y7b/1Pr52NuOpPZr/8jSf7fvm"
            + "x5vb7mIwGt/ev9/Y7xc68xYPH2PhPc6i3Sj4ZGws5lidw8ep0b3FjEV34eXdcGJ/GNgi+rgz"
            + "ratPS8r3Dx9815/1Dfe3f5TeVHX2KDPQpXpjfU2oK89qZionhCHwGgiymGvDYc+E2h/SIFT4"
            + "MPwjzstmQNEBt8+S2WPFG7Ki59z7D0MA1gir1GA9aeH3IuPO4EjsqaXO3tuOLRMyC8CIktRc"
            + "P92p0+sr5PhU4S0chTco0iCzAlFTRQZlSD8B2DEb+fQROquTxIvN14m3aMGyxopBrZBcQqsy"
            + "9lWv1cjrYOVnmRXiA4ugooHkF6wSkqRSZiFoAEcarZj/qKqirJhNAQXoKyf5vB6sjs54Ri0r"
            + "6qYCJHNc1RmWTd3J4HplgbqxLGoA6juk1jx1Dz54FBLK5+axeHPAamwH3ej/UTnJMtxYkQz0"
            + "mpVWd6IaINn4NFXnlBWh8m7Jn1T7lA+UyXmsStdXxpRu9Hm4Z0kqtWjDQcvEgw4ur77MFEk+"
            + "3NVb5qBrHEc7L828OyW+XWD/eRjdZSVG0ZNW/K06WJmVVOgvfOLSqa2sOx06I2M4GBvYHln9"
            + "rjVunNuH7F7ueCihrACi3SXb9jGGSjfmuXa1Wips27EuJRw4RADjFKnkzAYM6F9fb+CMdicV"
            + "PIKDVmyoVJ1t9FvjnkBlWGz7GnYBLv4KgnvowYoSZwa5WpJhvq7vtmwuNsnE5OeGEsOSTR44"
            + "qY6g4zUeQFeXIxSufLMhTsLJaPW6kOeP17AWTWYLY3NwjCbjpbIJK2PHPPrlF49mrWs/KTvP"
            + "UU5h5KwSX0AlXjlCK1koAieWOPLDRrPBZKrPNgXW4m4qU1EM1YmsQzybuj4R1Wp0rTgWLSnx"
            + "nqs+WEP7KE0pa6A/hbUELZAbF4lIaTP/OlAsCqqEo1e+y4UVp+QWLBmVCOAW5BVfiVA+3nht"
            + "9HzKzU/yMxT065W112adqsqdpT4wQUdLSVAr4d73zevJpDMwl42Xv/0BUEsBAj8DFAAAAAgA"
            + "44zdXEscz6PRBwAAWxQAAAkAAAAAAAAAAAAAAICBAAAAAHBhc3MuanNvblBLBQYAAAAAAQAB"
            + "ADcAAAD4BwAAAAA=")

    private static func data(_ text: String) -> Data { Data(base64Encoded: text) ?? Data() }
}
