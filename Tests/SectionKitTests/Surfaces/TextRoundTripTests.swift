import FeatureTesting
import Foundation
import Geodesy
import SectionKit
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Tests that ten thousand texts come back from every format as they were seen.
struct TextRoundTripTests {
    private let texts: [(text: String, seen: String)]
    private let report: Report

    init() {
        var source = TypedTexts(seed: 40)
        texts = (0..<10_000).map { _ in source.next() }
        let events = EventColumns(
            domain: "texts.example", id: "id", start: "date", details: ["text"])
        let date = PreciseDate(Date(timeIntervalSince1970: 0), precision: .hour)
        let rows = texts.enumerated().map { number, text in
            [Cell.text(text.text), .text("\(number)"), .date(date), .text(text.text.typed ?? "")]
        }
        let table = Table(
            columns: [
                Column("text", "Text"), Column("id", "ID"), Column("date", "Date"),
                .machines("typed"),
            ],
            rows: rows, events: events)
        report = .test(
            SectionSnapshot(id: "texts", title: "Texts", state: .success([.table(table)])))
    }

    /// The texts as the labels and notes of points on a map, each with its row.
    private var map: Report {
        let points = texts.enumerated().compactMap { number, text in
            Coordinate(latitude: 48, longitude: Double(number) / 100).map {
                MapPoint($0, label: text.text, row: "\(number)", note: text.text)
            }
        }
        let table = Table(
            columns: [Column("text", "Text"), .machines("id")],
            rows: texts.enumerated().map { [.text($1.text), .text("\($0)")] },
            identities: texts.indices.map { "\($0)" })
        let map = Map(key: "map", title: "Map", on: .empty, points: points, table: "rows")
        return .test(
            SectionSnapshot(
                id: "texts", title: "Texts", state: .success([.map(map), .table(table)])))
    }

    private func check(_ found: [String], _ format: String) {
        let wrong = zip(found, texts).filter { Array($0.utf8) != Array($1.seen.utf8) }
        #expect(found.count == texts.count, "\(format)")
        #expect(wrong.isEmpty, "\(format): \(wrong.prefix(3))")
    }

    @Test func `texts stay as they are, without what draws nothing`() {
        check(texts.map(\.text.safe), "safe")
        check(texts.map(\.text.safe.safe), "safe twice")
        check(texts.map { ($0.text.typed ?? "").safe }, "stored, then shown")
        let width = texts.filter { $0.text.safe.displayWidth != $0.seen.displayWidth }
        #expect(width.isEmpty)
    }

    @Test func `JSON has them`() throws {
        let json = try JSONSerialization.jsonObject(
            with: Data(JSONSurface().text(of: report).utf8))
        let sections = (json as? [String: Any])?["sections"] as? [[String: Any]]
        let rows = try #require(sections?.first?["rows"] as? [[String: Any]])

        check(rows.compactMap { $0["text"] as? String }, "JSON")
    }

    @Test(arguments: [false, true])
    func `CSV has them, with and without a byte order mark`(mark: Bool) throws {
        let csv = try CSVSurface(byteOrderMark: mark).text(of: report)

        #expect(csv.unicodeScalars.first == (mark ? "\u{FEFF}" : "t"))
        let records = csv.split(separator: "\r\n").dropFirst()
        check(
            records.map { record in
                var field = String(record.prefix { $0 != "," })
                if record.hasPrefix("\"") {
                    let end = record.range(of: "\",")?.lowerBound ?? record.endIndex
                    field = String(record[..<end].dropFirst()).replacing("\"\"", with: "\"")
                }
                return field.hasPrefix("'=") ? String(field.dropFirst()) : field
            }, "CSV")
    }

    @Test func `a calendar has them, in lines of at most 75 octets`() throws {
        let calendar = try CalendarSurface().text(of: report)

        #expect(calendar.components(separatedBy: "\r\n").allSatisfy { $0.utf8.count <= 75 })
        let lines = calendar.replacingOccurrences(of: "\r\n ", with: "")
            .components(separatedBy: "\r\n")
        check(
            lines.filter { $0.hasPrefix("SUMMARY:") }.map { line in
                var text = ""
                var isEscaped = false
                for scalar in line.unicodeScalars.dropFirst(8) {
                    if scalar == "\\", !isEscaped {
                        isEscaped = true
                    } else {
                        text.unicodeScalars.append(scalar)
                        isEscaped = false
                    }
                }
                return text
            }, "calendar")
    }

    @Test func `GeoJSON has them, as labels of points and as values of rows`() throws {
        let json = try JSONSerialization.jsonObject(
            with: Data(GeoJSONSurface().text(of: map).utf8))
        let features = try #require((json as? [String: Any])?["features"] as? [[String: Any]])
        let properties = features.compactMap { $0["properties"] as? [String: Any] }

        check(properties.compactMap { $0["label"] as? String }, "labels of GeoJSON")
        check(properties.compactMap { $0["text"] as? String }, "values of GeoJSON")
    }

    @Test func `GPX has them, as names and descriptions of waypoints`() throws {
        let reader = WaypointReader()
        let parser = XMLParser(data: Data(try GPXSurface().text(of: map).utf8))
        parser.delegate = reader

        #expect(parser.parse())
        check(reader.texts["name"] ?? [], "names of GPX")
        check(reader.texts["desc"] ?? [], "descriptions of GPX")
    }

    @Test func `a page has them`() throws {
        let page = try HTMLPage(HTMLSurface().text(of: report))

        let cells = page.elements.filter { $0.name == "th" && $0.attributes["scope"] == "row" }
        check(cells.map(\.text), "HTML")
    }

    @Test func `Markdown has them, with its own escapes`() throws {
        let lines = try MarkdownSurface().text(of: report).split(separator: "\n")
            .filter { $0.hasPrefix("| ") }.dropFirst(2)

        check(
            lines.map { line in
                let cell = String(line).markdownCells.first ?? ""
                return cell.replacing("&lt;", with: "<").replacing("&amp;", with: "&")
            }.map { $0 }, "Markdown")
    }

    @Test func `a terminal has them, isolated where they are written from right to left`() throws {
        let lines = try TerminalSurface().text(of: report).split(separator: "\n").dropFirst(4)

        for (line, text) in zip(lines, texts) {
            #expect(line.contains(text.seen))
        }
    }
}

/// Collects the texts of the elements in waypoints, as another program reads them.
private final class WaypointReader: NSObject, XMLParserDelegate {
    private(set) var texts: [String: [String]] = [:]
    private var text = ""
    private var isInside = false

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        if name == "wpt" { isInside = true }
        text = ""
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
        qualifiedName: String?
    ) {
        if name == "wpt" {
            isInside = false
        } else if isInside {
            texts[name, default: []].append(text)
        }
    }
}
