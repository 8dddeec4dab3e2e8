"""Twenty made-up passes in the layouts of airlines.

A layout says which fields stand in which row, how their labels stand, and in which language. The people, codes, days and
times are made up like those of the other passes; only the arrangement is that of the airline.
"""

import made_up_passes as passes

# The code, the language, how the airports stand (large codes, a sign between them, or labels), how the labels stand
# (above, beside, or before a colon), and the fields by row.
LAYOUTS = {
    "Lufthansa": ("LH", "en", "large", "above",
        ["Passenger Class", "Number Date Departs", "Departure gate Boards Seat", "Group Departure terminal"]),
    "Swiss": ("LX", "en", "labels", "above",
        ["Passenger", "From To Number", "Date Boards Departs", "Departure gate Seat Group"]),
    "Austrian": ("OS", "de", "large", "above",
        ["Passenger", "Number Date", "Boards Departure gate Seat", "Booking code Class"]),
    "Eurowings": ("EW", "de", "sign", "beside",
        ["Passenger", "Number", "Date", "Boards", "Departs", "Seat", "Booking code"]),
    "Air France": ("AF", "fr", "large", "above",
        ["Passenger", "Number Date Class", "Departure terminal Departure gate Boards", "Seat Group"]),
    "KLM": ("KL", "en", "large", "above", ["Passenger Booking code", "Number Date", "Boards Departure gate Seat"]),
    "Transavia": ("HV", "fr", "sign", "beside", ["Number", "Date", "Departs", "Arrives", "Passenger", "Seat"]),
    "British Airways": ("BA", "en", "large", "above",
        ["Passenger", "Number Departs Date", "Departure terminal Departure gate", "Seat Group Boards", "Class"]),
    "easyJet": ("U2", "en", "sign", "above",
        ["Passenger", "Number Date", "Departs Seat", "Departure gate Booking code"]),
    "Ryanair": ("FR", "en", "labels", "above", ["Passenger", "From To", "Number Date", "Seat Departs", "Booking code"]),
    "Iberia": ("IB", "es", "labels", "above",
        ["Passenger", "Number Date Class", "From To", "Boards Departure gate Seat", "Group"]),
    "Vueling": ("VY", "es", "large", "above", ["Passenger", "Date Number", "Departs Seat Group", "Booking code"]),
    "TAP Air Portugal": ("TP", "pt", "large", "above",
        ["Passenger", "Number Date Departs", "Departure gate Boards Seat", "Group Booking code"]),
    "ITA Airways": ("AZ", "it", "labels", "above",
        ["Passenger", "Number Date", "From To Departs", "Boards Departure gate", "Seat Class"]),
    "Wizz Air": ("W6", "en", "sign", "line", ["Passenger", "Number", "Date", "Departs", "Seat", "Booking code"]),
    "United": ("UA", "en", "large", "above",
        ["Passenger Booking code", "Number Departure gate", "Boards Group Seat", "Departs Arrives Date"]),
    "Delta": ("DL", "en", "labels", "above",
        ["Passenger", "Number Date", "From To", "Boards Departure gate Seat", "Group Booking code"]),
    "American": ("AA", "en", "large", "above",
        ["Passenger Booking code", "Number Date", "Departs Arrives", "Departure terminal Departure gate", "Boards Group Seat"]),
    "JetBlue": ("B6", "en", "sign", "line",
        ["Passenger", "Number", "Date", "Boards", "Departs", "Departure gate", "Seat", "Group"]),
    "LATAM": ("LA", "pt", "labels", "beside",
        ["Passenger", "Number", "Date", "From", "To", "Boards", "Seat", "Group", "Booking code"]),
}


def made(name, flaw="clean"):
    """The pass in the layout of an airline; its seed is its place in the list."""
    return passes.Pass(9_000 + list(LAYOUTS).index(name), layout=name, flaw=flaw)


def fields(row):
    """The fields of a row, whose names may have two words."""
    found = []
    while row:
        name = next(field for field in passes.FIELDS if row.startswith(field))
        found.append(name)
        row = row[len(name):].lstrip()
    return found


def lay_out(made, name):
    """Puts the fields of a pass where the airline has them."""
    carrier, made.language, route, labels, rows = LAYOUTS[name]
    written, read = made.written["Number"]
    made.written["Number"] = (carrier + written[2:], carrier + read[2:])
    made.put(name.upper() if made.isUpper else name, 40, 50, 30)
    top = 90
    if route != "labels":
        origin, destination = made.value("From"), made.value("To")
        if route == "large":
            made.put(origin, 40, 170, 80)
            made.put(destination, 700, 170, 80)
            made.put(passes.AIRPORTS[origin], 40, 205, 24)
            made.put(passes.AIRPORTS[destination], 700, 205, 24)
            top = 240
        else:
            made.put(f"{origin} {made.random.choice(['→', '-', 'to'])} {destination}", 40, 120, 40)
            top = 160
    for place, row in enumerate(rows):
        names = fields(row)
        for column, field in enumerate(names):
            x, y = 40 + column * 350, top + 20 + place * (95 if labels == "above" else 52)
            if labels == "line":
                made.put(f"{made.label(field)}: {made.value(field)}", x, y, 30)
            elif labels == "beside":
                made.put(made.label(field), x, y, 26)
                made.put(made.value(field), x + 500, y, 30)
            else:
                made.put(made.label(field), x, y, 21)
                made.put(made.value(field), x, y + 40, 29)
