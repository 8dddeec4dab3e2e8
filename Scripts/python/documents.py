"""Documents of JSON and CSV and requests, valid and invalid, and random changes to them, for Scripts/soak."""

from pathlib import Path
from urllib.parse import unquote_to_bytes

SUITE = Path(__file__).resolve().parents[2] / "Tests/NetworkingTests/JSON/JSONTestSuite.txt"

# One rule of the grammar (RFC 8259) each.
JSON = [
    # Literals, and white space around them.
    "null", "true", "false", " true\n", "\t[\r\n] ", "tru", "truee", "True", "NULL", "NaN", "Infinity", "-Infinity",
    "[nul]", "[true false]", "undefined", "\f[]", "[\v1]", "\u2060[]", "[\u00a0]", "[]\0", "\0", "[1] // one",
    "/**/[]", "[/**/]", "#\n[]",
    # Numbers (section 6).
    "0", "-0", "12", "-3", "1.5", "0e1", "1E+3", "1e-3", "1.25e2", "9223372036854775808", "1e400", "1e-400",
    "[-0.0,0.1e1]", "[1e1,2E2]", "-", "+1", "01", "-01", "00", ".5", "-.5", "1.", "1.e3", "1e", "1e+", "1E-", "0x1",
    "1_0", "--1", "1.2.3", "1e2.5", "[1.]", "[-]", "0e", "[0e+]", "[2.e+3]", "[1eE2]", "[1 000]", "１", "[-a]", "1a",
    # Strings (section 7).
    '""', '"a"', r'"\"\\\/\b\f\n\r\t"', r'"\u0041\u00e9\u20AC"', r'"\ud83d\ude80"', r'"\u0000"', '"\x7f"',
    '"é€🚀"', '"\u2028"', r'"\ud83d"', r'"\ude80\ud83d"', r'"\ud83da"', r'["\uD83D\n"]', '"a', '"\n"', '"\t"',
    '"\0"', '"\x1f"', r'"\x41"', r'"\a"', r'"\"', r'"\u"', r'"\u12"', r'"\u12G4"', r'"\U0041"', "'a'", r'["\"]',
    '"\\\n"', r'"\ud800\u"', r'"\u00\ud8"', '"\\é"', 'a"b"',
    # Arrays (section 5).
    "[]", "[[]]", "[1]", "[1 , 2]", '[1,"a",null,{}]', "[1,]", "[,1]", "[,]", "[1,,2]", "[1 2]", "[1:2]", "[1}",
    "[", "]", "[1", "[1,", "[]]", "[] []", "[][", "1]", "[x", "[\n", "[[[", "[1],", '["a" "b"]', "1 2",
    # Objects (section 4).
    "{}", '{"a":1}', '{ "a" : 1 , "b" : [] }', '{"a":1,"a":2}', '{"":0}', r'{"\u0061":0}', '{"a":{}}', '{"a":[{}]}',
    '{"a":1,}', '{,}', '{"a" 1}', '{"a",1}', '{"a"::1}', '{"a":}', "{a:1}", "{1:1}", "{null:1}", "{'a':1}",
    '{"a":1 "b":2}', '{"a":1]', '{"a"}', "{[]:1}", "{", "}", '{"a', '{"a"', '{"a":', '{"a":1', "{}}", '{"a":1,,}',
    '{"a":1}#', '{"a":1}{', '{"a":1,"a"}', '{"é":"é"}', '{"a":/**/1}',
    # Lists of records, as the trial reads them.
    '{"list":[]}', '{"list":[1,null],"n":2}', '{"n":[1],"b":[{"a":1}],"m":"x"}', '{"list":1}', '{"list":[null]}',
    '[null]', '[null,null,1]', '{"list":[1],"b":[2],"list":[3]}', r'{"\u006cist":[1]}', '{"list":{},"b":[[]]}',
    '{"count":2,"next":null,"list":[{"id":1,"name":"a"},{"id":2,"name":"b"}],"more":true}',
    '[{"name":"CRS-7","date":"2015-06-28T14:21:00.000Z","links":{"a":null,"b":"https://example.com/é"},"n":-1.5e3},'
    '\n {"name":"\\u00c9toile","date":null,"links":{},"n":19}]',
    # Nothing, a web page.
    "", " \n", "<html>", " <!DOCTYPE html>",
    # Depth: 512 levels are read, the RFC leaves the limit open.
    "[" * 512 + "]" * 512, "[" * 513 + "]" * 513, '{"a":' * 300 + "1" + "}" * 300, "[" * 600,
    '{"list":[' + "[" * 510 + "]" * 510 + "]}", '{"list":[' + "[" * 511 + "]" * 511 + "]}",
]

# Bytes that are not UTF-8 in a string (Unicode, table 3-7), in a key, and outside of strings.
NOT_UTF8 = [
    b'"' + bytes + b'"'
    for bytes in (
        b"\x80", b"\xff", b"\xc3", b"\xc0\xaf", b"\xe2\x82", b"\xe0\x80\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80",
        b"\xf0\x9f\x9a", b"\xc3\\n", b"\xf8\x88\x80\x80\x80",
    )
] + [
    b"\xff", b"[\x80]", b'{"\xff":1}', b'["\xc3\xa9","\xe9"]', b"[1]\xe9", b"\xef\xbb", b"\xef\xbb\xbf",
    b"\xef\xbb\xbf[1]", b"\xef\xbb\xbf\xef\xbb\xbf[1]", b"[\xef\xbb\xbf1]", "[1]".encode("utf-16"),
    "[1]".encode("utf-16-le"), "[1]".encode("utf-32-be"),
]

CSV = [
    # RFC 4180, section 2.
    "a,b\r\n1,2\r\n", "a,b\n1,2", "a,b\r1,2\r", "a\n", "a", "", "\n", "\n\na,b\n\n1,2\n\n", 'a,b\n"1","2"\n',
    'a,b\n"x\r\ny","z ""q"" z"\n', 'a,b\n"1,2",3\n', 'a,b\n"","\n"\n', 'a,b\n"1"2,3\n', 'a,b\n"1" ,3\n', 'a,b\n"1,2\n',
    'a,b\n1"2,3"\n', "a,b\n1\n", "a,b\n1,2,3\n1,2\n", "a,a\n1,2\n", " a , b \n 1 , \n", 'a\n""\n" "\n', 'a\n"""\n',
    'a\n""""\n', "a,b\n,\n,\n", "é,b\né€🚀,2\n", "a\0b,c\n\0,1\n", '"a","b"\n1,2\n', '"a\nb",c\n1,2\n', "\r\n\r\na\r\n1\r\n",
    "\ufeffa,b\n1,2\n", '\ufeff"a",b\n1,2\n', "<html>\n<p>\n", 'a,b\r\n"1"\r\n2,"3"\r\n', 'a\n"1"\r"2"\r\n"3"',
]
CSV_NOT_UTF8 = [b"a,b\n\xff,\xc3\n", b"\xe9,b\n1,2\n", b"\xef\xbb", b"\xef", b'a\n"\xf0\x9f\x9a"\n']


def cases():
    """All documents that are written here and in JSONTestSuite, with their kinds: j for JSON, c for CSV, h for requests."""
    for text in JSON:
        yield b"j", text.encode()
    for document in NOT_UTF8:
        yield b"j", document
    for line in SUITE.read_text().splitlines():
        if not line.startswith("#"):
            yield b"j", unquote_to_bytes(line.partition(" ")[2])
    for text in CSV:
        yield b"c", text.encode()
    for document in CSV_NOT_UTF8:
        yield b"c", document
    for text in HTTP:
        yield b"h", text.encode("latin-1")


HTTP = [
    "GET / HTTP/1.1\r\nHost: a\r\n\r\n",
    "GET /launches?year=2020&sort=desc HTTP/1.1\r\nHost: localhost:8080\r\nCookie: a=b; c=d\r\n\r\n",
    "GET http://localhost:8080/a?b HTTP/1.1\r\nHost: other\r\n\r\n",
    "HEAD /caf%C3%A9/%2F HTTP/1.1\r\nHost: [::1]:8080\r\nAccept: \t */* \t\r\n\r\n",
    "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n",
    "GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
    "GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\nX-Empty:\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello",
    "POST /actions/a HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\n"
    "Content-Length: 25\r\n\r\na=b+c&d=%26%C3%A9&e&f=%0A",
    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: Chunked\r\n\r\n"
    "5;name=value\r\nhello\r\n0A\r\n0123456789\r\n0\r\nX-Sum: 1\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\nok",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n",
    "GET / HTTP/1.1\nHost: a\n\n",
    "GET / HTTP/1.1\r\nHost : a\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\n b\r\n\r\n",
    "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
]

TOKENS = {
    b"j": [bytes([byte]) for byte in b'{}[]",:\\u0-+.eEtn \n'] + [b'\\"', b"\\u00", b"null", b'"list":', b'"b":[', b"\xc3\xa9"],
    b"c": [bytes([byte]) for byte in b'",\n\r\xef a'] + [b'""', b'"\n', b"\r\n", b'",', b"\xc3\xa9"],
    b"h": [bytes([byte]) for byte in b" \t\r\n\0:;,=%&?/*\x7f\xff09aF"] + [
        b"\r\n", b"\r\n\r\n", b"HTTP/1.1", b"Content-Length: 5\r\n", b"Transfer-Encoding: chunked\r\n", b"%2F", b"%00",
        b"Host: b\r\n", b"GET ", b"http://", b"chunked", b"ffffffffffffffff", b"99999999999999999999", b"0\r\n\r\n"],
}
LONGEST = 2_000


class Mutations:
    """Random documents: those written here, and records like a server's, damaged in one to four places."""

    def __init__(self, random, kinds="jch"):
        self.random = random
        self.kinds = [kind for kind, count in ((b"j", 7), (b"c", 2), (b"h", 2)) if kind.decode() in kinds for _ in range(count)]
        documents = [case for case in cases() if len(case[1]) <= LONGEST]
        self.bases = {kind: [document for other, document in documents if other == kind] for kind in TOKENS}

    def document(self):
        """A kind and a document."""
        kind = self.random.choice(self.kinds)
        if kind == b"h":
            # A connection has several requests.
            document = b"".join(self.random.choices(self.bases[kind], k=self.random.choice((1, 1, 2, 3))))
        elif self.random.random() < 0.3:
            document = self.random.choice(self.bases[kind])
        else:
            document = self.csv() if kind == b"c" else self.json_list()
        if self.random.random() < 0.1:
            return kind, document
        for _ in range(self.random.randint(1, 4)):
            document = self.damaged(document, kind)
        return kind, document[:LONGEST]

    def damaged(self, document, kind):
        random, place = self.random, self.random.randint(0, len(document))
        end = min(len(document), place + random.choice((1, 1, 2, 8, 40)))
        match random.randint(0, 7):
            case 0:
                return document[:place] + bytes([random.randint(0, 255)]) + document[place + 1 :]
            case 1:
                return document[:place] + random.choice(TOKENS[kind]) + document[place + 1 :]
            case 2 | 3:
                return document[:place] + random.choice(TOKENS[kind]) + document[place:]
            case 4:
                return document[:place] + document[end:]
            case 5:
                return document[:end] + document[place:]
            case 6:
                other = random.choice(self.bases[kind])
                start = random.randint(0, len(other))
                return document[:place] + other[start : start + 20] + document[end:]
            case _:
                return document[:place]

    def json_list(self):
        records = ",".join(self.value(3) for _ in range(self.random.randint(0, 5)))
        match self.random.randint(0, 3):
            case 0:
                return f'{{"n":{self.value(1)},"list":[{records}],"b":{self.value(2)}}}'.encode()
            case 1:
                return f'{{"b": [{records}] , "n":{self.value(1)}}}\n'.encode()
            case _:
                return f"[{records}]".encode()

    def value(self, depth):
        random = self.random
        match random.randint(0, 7 if depth else 4):
            case 0:
                return random.choice(("null", "true", "false", "0", "-1", "1.5e3", "1234567890123456789012"))
            case 1:
                return str(random.randint(-(10**6), 10**6))
            case 2 | 3:
                return '"' + "".join(random.choice(TEXT) for _ in range(random.randint(0, 12))) + '"'
            case 4:
                return '"2020-05-30T19:22:00.000Z"'
            case 5:
                return "[" + ",".join(self.value(depth - 1) for _ in range(random.randint(0, 3))) + "]"
            case _:
                members = (f'"{random.choice(KEYS)}":{self.value(depth - 1)}' for _ in range(random.randint(0, 4)))
                return "{" + random.choice((",", ", ")).join(members) + "}"

    def csv(self):
        random, end = self.random, self.random.choice(("\n", "\r\n", "\r"))
        width = random.randint(1, 4)
        rows = [",".join("abcd"[:width])]
        for _ in range(random.randint(0, 5)):
            rows.append(",".join(self.field() for _ in range(width)))
        return (end.join(rows) + random.choice((end, ""))).encode()

    def field(self):
        text = "".join(self.random.choice(FIELD) for _ in range(self.random.randint(0, 8)))
        if '"' in text or "," in text or "\n" in text or "\r" in text or self.random.random() < 0.2:
            return '"' + text.replace('"', '""') + '"'
        return text


TEXT = ["a", "b", "launch ", "é", "€", "🚀", "\\n", '\\"', "\\\\", "\\u00e9", "\\ud83d\\ude80", "\\ud83d", "/", "[", "}", "\x7f"]
KEYS = ["a", "b", "list", "name", "é", "\\u0062", ""]
FIELD = ["a", "1", "-2.5", "é", "🚀", '"', ",", "\n", "\r\n", "\r", " ", "word "]
