import Networking
public import PackedRecords
import SectionEssentials

/// The packed form of a kind of record: in which a list of all records is kept and read.
public struct PackedForm: Equatable, Sendable {
    /// The version; increment it when the values or the texts, or what is read from JSON, change.
    public let version: Int

    /// The number of texts of each record.
    public let texts: Int

    /// Creates a form.
    public init(version: Int, texts: Int) {
        self.version = version
        self.texts = texts
    }
}

/// No values: the packed form of a record is its JSON object.
public struct NoPackedValues: BitwiseCopyable, Sendable {}

extension StoredRecord where PackedValues == NoPackedValues {
    /// One text, the JSON object of the record.
    public static var packedForm: PackedForm { PackedForm(version: 0, texts: 1) }

    /// Adds the JSON object of the record, without members that are null.
    public func pack(into list: inout PackedRecords<NoPackedValues>) {
        list.append(NoPackedValues())
        let known = members.filter { if case .null = $0.value { false } else { true } }
        list.appendText(JSONValue.object(known).text())
    }

    /// Reads the JSON object; nil if it is invalid.
    public init?(packed list: PackedContents<Self>, at index: Int) {
        let record = list.records.withText(0, of: index) { bytes in
            try? JSONReader.read(UnsafeBufferPointer(rebasing: bytes)) {
                Self(json: &$0, schema: Self.kind.schema)
            }
        }
        guard case let record?? = record else { return nil }
        self = record
    }
}
