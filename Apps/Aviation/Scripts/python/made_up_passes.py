"""Passes that never were: drawn from a seed in many layouts, read by flight-log, and held against what is on them."""

import json
import os
import random
import shutil
import subprocess
import time
from pathlib import Path

import airline_passes

# When the passes are read, which decides the year of a date without one.
TODAY = 1_755_691_200  # 2025-08-20T12:00:00Z

AIRPORTS = {
    "SFO": "San Francisco", "ORD": "Chicago", "FRA": "Frankfurt", "JFK": "New York", "LIS": "Lisboa", "GRU": "Sao Paulo",
    "MUC": "Muenchen", "CDG": "Paris", "FCO": "Roma", "MAD": "Madrid", "LHR": "London", "AMS": "Amsterdam", "ZRH": "Zurich",
    "VIE": "Wien", "BCN": "Barcelona", "DUB": "Dublin", "CPH": "Copenhagen", "DFW": "Dallas", "SEA": "Seattle", "HND": "Tokyo",
}
CARRIERS = ["UA", "LH", "AF", "IB", "TP", "BA", "KL", "DL", "AA", "LX", "OS", "SK", "U2", "W6", "FR", "AZ", "4U", "B6", "WN"]
NAMES = [
    ("DOE/JOHN MR", "John Doe"), ("SAMPLE/ADA MS", "Ada Sample"), ("DESMARAIS/LUC", "Luc Desmarais"), ("Doe/Jane", "Jane Doe"),
    ("John Doe", "John Doe"), ("MARIA SILVA", "Maria Silva"), ("MUELLER/EVA MRS", "Eva Mueller"), ("ROSSI/ANNA", "Anna Rossi"),
]
MONTHS = {
    "en": "January February March April May June July August September October November December".split(),
    "de": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(),
    "fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(),
    "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(),
    "it": "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(),
    "pt": "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(),
}
FIELDS = [
    "Passenger", "Number", "Date", "From", "To", "Departs", "Arrives", "Boards", "Departure gate", "Departure terminal", "Seat",
    "Group", "Booking code", "Class",
]
# The labels of the fields by language, in the order of FIELDS.
LABELS = {
    "en": "Passenger|Flight|Date|From|To|Departure|Arrival|Boarding time|Gate|Terminal|Seat|Group|Booking reference|Class",
    "de": "Fluggast|Flug|Datum|Von|Nach|Abflug|Ankunft|Einstieg|Gate|Terminal|Sitz|Gruppe|Buchungscode|Klasse",
    "fr": "Passager|Vol|Date|De|À|Départ|Arrivée|Embarquement|Porte|Terminal|Siège|Groupe|Réservation|Classe",
    "es": "Pasajero|Vuelo|Fecha|Origen|Destino|Salida|Llegada|Embarque|Puerta|Terminal|Asiento|Grupo|Localizador|Clase",
    "it": "Passeggero|Volo|Data|Da|A|Partenza|Arrivo|Imbarco|Uscita|Terminal|Posto|Gruppo|Prenotazione|Classe",
    "pt": "Passageiro|Voo|Data|Origem|Destino|Partida|Chegada|Embarque|Portão|Terminal|Assento|Grupo|Reserva|Classe",
}
LABELS = {language: dict(zip(FIELDS, labels.split("|"))) for language, labels in LABELS.items()}
FONT_PACKAGES = {"DejaVu-Sans": "fonts-dejavu-core", "Liberation-Sans": "fonts-liberation2"}
FONTS = [
    "DejaVu-Sans", "DejaVu-Sans-Bold", "DejaVu-Sans-Mono", "DejaVu-Serif", "Liberation-Sans", "Liberation-Serif",
    "Liberation-Mono", "Liberation-Sans-Bold",
]
SIZE = (1100, 800)


def missing_fonts():
    """The packages of the fonts that passes are drawn in and that are not there."""
    fonts = subprocess.run(["convert", "-list", "font"], capture_output=True, text=True).stdout
    return [f"the font {name} ({package})" for name, package in FONT_PACKAGES.items() if name not in fonts]


# What happens to a drawing before it is read, as arguments of ImageMagick.
FLAWS = {
    "clean": [],
    "small": ["-filter", "triangle", "-resize", "60%"],
    "grey": ["+level", "25%,80%"],
    "dark": ["-negate"],
    "blurred": ["-blur", "0x1.2"],
    "noise": ["-seed", "7", "-attenuate", "0.35", "+noise", "Gaussian"],
    "turned by 1°": ["-background", "white", "-rotate", "1"],
    "turned by -2°": ["-background", "white", "-rotate", "-2"],
    "photo": [
        "-background", "gray85", "-distort", "Perspective", "0,0 12,6 1100,0 1092,0 0,800 0,792 1100,800 1100,780",
        "(", "-size", "{size}", "gradient:white-gray65", ")", "-compose", "multiply", "-composite", "-blur", "0x0.6",
        "-seed", "5", "-attenuate", "0.12", "+noise", "Gaussian", "-quality", "75",
    ],
    "screen": [
        "(", "-size", "4x4", "gradient:white-gray78", "-write", "mpr:grid", "+delete", "-size", "{size}", "tile:mpr:grid",
        "-distort", "SRT", "3", ")", "-compose", "multiply", "-composite",
        "(", "-size", "{size}", "radial-gradient:white-gray70", ")", "-compose", "multiply", "-composite", "-quality", "80",
    ],
}


class Pass:
    """A pass: what is on it by field, and where its words stand."""

    def __init__(self, seed, layout=None, flaw=None):
        self.random = random.Random(seed)
        self.seed = seed
        self.values = {}
        self.cells = []
        self.cities = set()
        self.language = self.random.choice(list(LABELS))
        self.layout = self.random.choice(list(LAYOUTS))
        self.flaw = self.random.choice(list(FLAWS))
        self.layout, self.flaw = layout or self.layout, flaw or self.flaw
        self.font = self.random.choice(FONTS)
        self.isUpper = self.random.random() < 0.5
        self.written = self.made_up()
        if self.layout in LAYOUTS:
            LAYOUTS[self.layout](self)
        else:
            airline_passes.lay_out(self, self.layout)

    def made_up(self):
        """What each field has on the pass, and what it should be read as."""
        pick = self.random.choice
        origin, destination = self.random.sample(list(AIRPORTS), 2)
        carrier, number = pick(CARRIERS), self.random.randint(10, 2999)
        gap = pick(["", " "])
        year, month, day = pick([2024, 2025]), self.random.randint(1, 12), self.random.randint(1, 28)
        name = MONTHS[self.language][month - 1]
        english = MONTHS["en"][month - 1]
        dates = [
            f"{day:02} {english[:3].upper()} {year}", f"{day:02}{english[:3].upper()}{year % 100}", f"{day}. {name} {year}",
            f"{day} {name} {year}", f"{year}-{month:02}-{day:02}", f"{day:02}.{month:02}.{year}",
        ]
        if day > 12:
            dates += [f"{month:02}/{day:02}/{year}", f"{day:02}/{month:02}/{year}"]
        departs = self.random.randint(360, 1200)
        boards, arrives = departs - self.random.choice([30, 40, 45]), departs + self.random.randint(60, 230)
        gate = pick([f"{pick('ABCDEF')}{self.random.randint(1, 59)}", f"{self.random.randint(1, 99)}"])
        row, letter = self.random.randint(1, 42), pick("ABCDEFHJK")
        code = "".join(pick("ABCDEFGHJKLMNPQRSTUVWXYZ23456789") for _ in range(6))
        group, terminal = pick(["1", "2", "3", "4", "B", "C"]), pick(["1", "2", "3", "2E", "B"])
        return {
            "Number": (f"{carrier}{gap}{number}", f"{carrier}{number}"),
            "Date": (pick(dates), f"{year}-{month:02}-{day:02}"),
            "From": (origin, origin), "To": (destination, destination),
            "Departs": (clock(departs), clock(departs)), "Arrives": (clock(arrives), clock(arrives)),
            "Boards": (clock(boards), clock(boards)), "Departure gate": (gate, gate),
            "Departure terminal": (terminal, terminal), "Seat": (f"{row}{letter}", f"{row}{letter}"),
            "Group": (group, group), "Booking code": (code, code), "Passenger": pick(NAMES),
            "Class": pick([("Economy", "economy"), ("Business", "business")]),
        }

    def chosen(self, always, share=0.7):
        """Some fields: those that are always there, and a share of the others."""
        return [name for name in FIELDS if name in always or self.random.random() < share]

    def put(self, text, x, y, size=30):
        self.cells.append((text, int(x), int(y), size))

    def value(self, field):
        """The text of a field, which is to be read."""
        written, self.values[field] = self.written[field]
        return written

    def label(self, field):
        label = LABELS[self.language][field]
        return label.upper() if self.isUpper else label

    def text(self):
        """The pass as lines of text, with two blanks between columns."""
        lines = {}
        for text, x, y, _ in self.cells:
            lines.setdefault(y, []).append((x, text))
        result = ""
        for y in sorted(lines):
            line = ""
            for x, text in sorted(lines[y]):
                line = line.ljust(max(x // 15, len(line) + 2 if line else 0)) + text
            result += line.rstrip() + "\n"
        return result

    def draw(self, path):
        """Draws the pass as a picture, with its flaw."""
        width, height = SIZE
        arguments = ["-size", f"{width}x{height}", "xc:white", "-fill", "black", "-font", self.font]
        for text, x, y, size in self.cells:
            arguments += ["-pointsize", str(size), "-annotate", f"+{x}+{y}", text.replace("\\", "").replace("%", "")]
        change = [argument.replace("{size}", f"{width}x{height}") for argument in FLAWS[self.flaw]]
        subprocess.run(["convert", *arguments, *change, "-depth", "8", path], check=True, capture_output=True)
        os.utime(path, (TODAY, TODAY))


def clock(minutes):
    return f"{minutes // 60:02}:{minutes % 60:02}"


def behind(made):
    """A label, a colon and a value on each line, in any order."""
    names = made.chosen({"Number", "Date", "From", "To"})
    made.random.shuffle(names)
    made.put(made.random.choice(["BOARDING PASS", "Bordkarte", "ELECTRONIC BOARDING PASS"]), 40, 60, 36)
    for row, name in enumerate(names):
        made.put(f"{made.label(name)}: {made.value(name)}", 40, 120 + row * 48)


def beside(made):
    """Two columns: labels, and values beside them."""
    names = made.chosen({"Number", "Date", "From", "To"})
    made.random.shuffle(names)
    size = made.random.choice([26, 30, 34])
    for row, name in enumerate(names):
        made.put(made.label(name), 40, 80 + row * 50, 26)
        made.put(made.value(name), 540, 80 + row * 50, size)


def above(made):
    """Labels above values in two or three columns, the values in larger type."""
    names = made.chosen({"Number", "Date", "From", "To"})
    made.random.shuffle(names)
    count = made.random.choice([2, 3])
    size = made.random.choice([34, 38, 42] if count == 2 else [26, 28, 30])
    made.put("BOARDING PASS", 40, 60, 40)
    for place, name in enumerate(names):
        x, y = 40 + place % count * (1060 // count), 140 + place // count * (110 if count == 3 else 92)
        made.put(made.label(name), x, y, 22)
        made.put(made.value(name), x, y + 46, size)


def route(made):
    """A route with a sign between its airports, and a date and a number without labels; labels for the rest."""
    sign = made.random.choice(["→", "-", "–", "to", ">"])
    origin, destination = made.value("From"), made.value("To")
    if made.random.random() < 0.3:
        words = f"{origin}{sign}{destination}" if sign != "to" else f"{origin} to {destination}"
    elif made.random.random() < 0.5:
        words = f"{AIRPORTS[origin]} ({origin}) {sign} {AIRPORTS[destination]} ({destination})"
    else:
        words = f"{origin} {sign} {destination}"
    lines = [words, made.value("Number"), made.value("Date")]
    if made.random.random() < 0.3:
        lines = [f"{made.value('Number')}  {words}", made.value("Date")]
    names = [name for name in made.chosen({"Seat"}, 0.5) if name not in ("Number", "Date", "From", "To")]
    lines += [f"{made.label(name)}{made.random.choice([':', ''])} {made.value(name)}" for name in names]
    made.random.shuffle(lines)
    for row, line in enumerate(lines):
        made.put(line, 40, 80 + row * 52, 32)


def table(made):
    """Heads with values below, several to a line, as on printed passes."""
    names = [name for name in made.chosen({"Number", "Date", "From", "To", "Seat"}) if name != "Passenger"]
    made.put(made.label("Passenger"), 40, 70, 22)
    made.put(made.value("Passenger"), 40, 110, 32)
    for place, name in enumerate(names):
        x, y = 40 + place % 4 * 262, 190 + place // 4 * 120
        made.put(made.label(name), x, y, 20)
        # The longest date is as wide as a column.
        made.put(made.value(name), x, y + 42, 22 if len(made.written[name][0]) > 11 else 30)


def phone(made):
    """Two codes in the largest type with cities below, as on the screen of a phone; the rest in a grid."""
    origin, destination = made.value("From"), made.value("To")
    made.put(origin, 60, 140, 96)
    made.put(destination, 780, 140, 96)
    made.put(AIRPORTS[origin], 60, 190, 26)
    made.put(AIRPORTS[destination], 780, 190, 26)
    made.cities = {AIRPORTS[origin], AIRPORTS[destination]}
    if made.random.random() < 0.5:
        made.put("→", 520, 120, 60)
    names = [name for name in made.chosen({"Number", "Date", "Seat"}, 0.6) if name not in ("From", "To")]
    for place, name in enumerate(names):
        x, y = 60 + place % 3 * 350, 290 + place // 3 * 115
        made.put(made.label(name), x, y, 22)
        made.put(made.value(name), x, y + 46, 34)


LAYOUTS = {
    "label: value": behind, "label beside": beside, "label above": above, "route, date and number alone": route,
    "table": table, "codes in large type": phone,
}


class Reader:
    """Reads passes with the built program, as a person does."""

    def __init__(self, program, folder):
        self.program = program
        self.folder = folder
        # The passes have no code, so nothing looks for one; that is tried elsewhere.
        bin = Path(folder, "bin")
        bin.mkdir(exist_ok=True)
        for name in ["sh", "env", "convert", "identify", "tesseract"]:
            if shutil.which(name) and not (bin / name).exists():
                (bin / name).symlink_to(shutil.which(name))
        self.environment = {
            **os.environ, "PATH": str(bin), "HOME": folder, "XDG_DATA_HOME": f"{folder}/data", "NO_COLOR": "1",
            "OMP_THREAD_LIMIT": "1",
        }

    def read(self, path):
        """What was read of each field: the value, and whether it is marked as doubtful."""
        result = subprocess.run(
            [self.program, "pass", path, "--format", "json", "--personal"], capture_output=True, text=True, timeout=90,
            env=self.environment)
        section = json.loads(result.stdout)["sections"][0]
        rows = [row for row in section.get("fields") or [] if row["position"] == 1]
        read = {row["field"]: (row["value"], bool(row["also_read"]) or "hard to read" in row["read_from"]) for row in rows}
        flights = section.get("flights") or []
        return read, flights, result.stderr

    def trial(self, made, as_text=False):
        """Reads a pass and judges each field: right, marked, missing or wrong."""
        path = f"{self.folder}/{made.seed}.{'txt' if as_text else 'png'}"
        if as_text:
            Path(path).write_text(made.text())
            os.utime(path, (TODAY, TODAY))
        else:
            made.draw(path)
        began = time.monotonic()
        read, flights, errors = self.read(path)
        outcome = Outcome(made, read, flights, errors, time.monotonic() - began)
        os.remove(path)
        return outcome


class Outcome:
    """What was read of a pass beside what is on it."""

    def __init__(self, made, read, flights, errors, seconds):
        self.made, self.read, self.seconds, self.errors = made, read, seconds, errors
        self.fields = {}
        for field, value in made.values.items():
            self.fields[field] = judged(value, *read.get(field, (None, False)))
        # What is read and is not on the pass is wrong too.
        for field, (value, is_marked) in read.items():
            if field not in made.values and field in FIELDS:
                self.fields[field] = "marked" if is_marked else "wrong"
        if len(flights) > 1:
            self.fields["Flights"] = "wrong"

    def count(self, verdict):
        return sum(value == verdict for value in self.fields.values())

    @property
    def is_whole(self):
        return all(value == "right" for value in self.fields.values())

    def sentences(self):
        """Each field that was not read right, beside what is on the pass."""
        return [
            f"{field} is {verdict}: {self.read.get(field, ('nothing',))[0]!r} of {self.made.written.get(field)}"
            for field, verdict in self.fields.items() if verdict != "right"
        ]


def judged(value, read, is_marked):
    if read is None:
        return "missing"
    if read == value:
        return "right"
    return "marked" if is_marked else "wrong"
