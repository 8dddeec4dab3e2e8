import Networking
import SectionEssentials

/// Reads a JSON document whole, and as a list in pieces, and compares the two.
enum JSONTrial {
    static func verdict(on document: [UInt8], _ number: UInt64) -> String {
        let result = read(document, JSONText.text)
        // Values that nobody asks for are validated too.
        let skipped = read(document) { _ in "" }
        if result.map({ _ in "" }) != skipped {
            return "DIFFERS when it is skipped: \(skipped), not \(result)"
        }
        if let difference = ListTrial.difference(in: document, number) {
            return "DIFFERS \(difference)"
        }
        switch result {
        case .success(let text): return "accepts \(CRC32.checksum(of: text.utf8))"
        case .failure(let error): return "refuses: \(error)"
        }
    }

    private static func read(
        _ document: [UInt8],
        _ body: (inout JSONReader) -> String
    ) -> Result<String, JSONError> {
        Pieces.withCopy(of: document) { bytes in
            bytes.withMemoryRebound(to: UInt8.self) { bytes in
                Result { () throws(JSONError) in try JSONReader.read(bytes, body) }
            }
        }
    }
}
