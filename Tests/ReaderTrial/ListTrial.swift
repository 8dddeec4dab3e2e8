import Networking
import SectionEssentials

/// Reads a JSON list in pieces, and compares that with the list that the whole document gives.
enum ListTrial {
    /// Describes the first difference; nil if there is none.
    static func difference(in document: [UInt8], _ number: UInt64) -> String? {
        let expected = Result { () throws(RequestError) in
            let list = try whole.value(from: Data(document))
            if !list.records.isEmpty, list.records.allSatisfy({ $0 == nil }) {
                throw RequestError.unreadable(reason: "none of its records are trials")
            }
            return list
        }
        for (sizes, result) in Pieces.values(of: streamed, in: document, number) {
            if let difference = difference(result, expected, document) {
                return "in pieces of \(sizes): \(difference)"
            }
        }
        return nil
    }

    /// What is read; nil stands for a record that is `null`, which cannot be used.
    private struct List: Equatable, Sendable {
        var records: [Record?] = []
        var members: [String: String] = [:]
    }

    private struct Record: Equatable, Sendable {
        let member: Int?
        let text: String

        init?(_ member: Int?, _ json: inout JSONReader) {
            self.member = member
            text = JSONText.text(&json)
            if text == JSONText.null { return nil }
        }
    }

    /// Also has the range of each record in the body.
    private struct StreamedList: Sendable {
        var list = List()
        var ranges: [Range<Int>] = []
    }

    /// The members that have records.
    private static let members = ["list", "b"]

    private static let streamed = Resource<StreamedList>.list(
        of: Endpoint("/"), called: "trials", into: StreamedList(), under: members,
        read: { member, json in Record(member, &json) },
        add: { value, record, range in
            value.list.records.append(record)
            value.ranges.append(range)
        },
        readMember: { value, key, json in value.list.members[key.text] = JSONText.text(&json) })

    private static let whole = Resource<List>.json(
        of: Endpoint("/"),
        called: "a list of trials (an array, or an object with list or b)"
    ) { json in
        var list = List()
        func readRecords(_ member: Int?, _ json: inout JSONReader) -> Bool {
            json.array { list.records.append(Record(member, &$0)) }
        }
        if readRecords(nil, &json) { return list }
        var hasList = false
        json.object { key, json in
            if let member = members.firstIndex(of: key.text), readRecords(member, &json) {
                hasList = true
            } else {
                let text = JSONText.text(&json)
                list.members[key.text] = text
                // Null is a list without records.
                if members.contains(key.text), text == JSONText.null { hasList = true }
            }
        }
        return hasList ? list : nil
    }

    private static func difference(
        _ result: Result<StreamedList, RequestError>,
        _ expected: Result<List, RequestError>,
        _ document: [UInt8]
    ) -> String? {
        switch (result, expected) {
        case (.success(let value), .success(let list)):
            if value.list != list { return "\(value.list), not \(list)" }
            for (record, range) in zip(list.records, value.ranges) {
                let text = try? JSONReader.read(Data(document[range]), JSONText.text)
                if text != record?.text ?? JSONText.null { return "\(range) is not the record" }
            }
            return nil
        case (.failure(.unreadable(let reason)), .failure(.unreadable(let other))):
            // An error about the records ends with what the document begins with.
            let isSame = reason == other || reason.hasPrefix(other + ": ")
            return isSame ? nil : "\(reason), not \(other)"
        default: return "\(result), not \(expected)"
        }
    }
}
