import Networking
import SectionEssentials

/// Reads a JSON file of flights, whose format is recognised by the keys of its object.
struct JSONLogReader {
    let data: Data

    func read() throws(LogFileError) -> LogFile {
        var keys: Set<String> = []
        var isObject = false
        try document { json in
            isObject = json.object { key, _ in keys.insert(key.text) }
        }
        if keys.contains("SegmentListResponses") { return try flights(MilesAndMoreFile.self) }
        if keys.contains("flights"), keys.contains("format") {
            try checkVersion()
            return try flights(FlightLogFile.self)
        }
        if keys.contains("flights") { return try flights(AirTrailFile.self) }
        throw isObject ? .unknownJSON : .noJSONObject
    }

    private func flights(_ format: (some JSONLogFormat).Type) throws(LogFileError) -> LogFile {
        var file = LogFile(format.format)
        var number = 0
        try document { json in
            json.object { key, json in
                guard key.text == format.list else { return }
                json.array { json in
                    number += 1
                    guard !file.isFull else { return }
                    let place = FilePlace.flight(number)
                    let text = json.json() ?? ""
                    file.add(text, at: place) { () throws(RowFlaw) in
                        try format.flight(text, at: place)
                    }
                }
            }
        }
        if file.isFull { throw .tooMany }
        return file
    }

    private func checkVersion() throws(LogFileError) {
        var version = 0
        try document { json in
            json.object { key, json in
                if key == "version" { version = json.integer() ?? 0 }
            }
        }
        if version > FlightLogFile.version { throw .newer }
    }

    private func document(_ read: (inout JSONReader) -> Void) throws(LogFileError) {
        do throws(JSONError) {
            try JSONReader.read(data, read)
        } catch {
            throw .invalidJSON(error)
        }
    }
}

/// A format of JSON: an object with a list of flights.
protocol JSONLogFormat {
    static var format: LogFileFormat { get }

    /// The key of the list.
    static var list: String { get }

    /// Reads an element of the list; nil for the flight of another person.
    static func flight(_ json: String, at place: FilePlace) throws(RowFlaw) -> FileFlight?
}

extension JSONLogFormat {
    /// Reads the members of an element.
    static func members(
        of json: String,
        _ member: (JSONText, inout JSONReader) -> Void
    ) throws(RowFlaw) {
        let isObject = try? JSONReader.read(Data(json.utf8)) { json in json.object(member) }
        guard isObject == true else { throw .noFlight }
    }
}
