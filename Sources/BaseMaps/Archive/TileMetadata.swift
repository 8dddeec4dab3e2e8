import Networking
import SectionEssentials

/// What an archive says about itself in JSON.
///
/// Source: PMTiles Version 3 Specification, chapter 5.
struct TileMetadata: Sendable {
    private(set) var attribution: String?

    /// The names of the layers of the tiles; empty if it does not say them.
    private(set) var layers: [String] = []

    /// The most bytes of the text.
    static let limit = 4 << 20

    /// Reads the text; an empty one says nothing.
    init(_ bytes: [UInt8]) throws(TileError) {
        guard !bytes.isEmpty else { return }
        var metadata = self
        do throws(JSONError) {
            try JSONReader.read(Data(bytes)) { json in
                _ = json.object { key, json in
                    switch key {
                    case "attribution": metadata.attribution = json.string()
                    case "vector_layers":
                        metadata.layers = json.list { $0.field("id") { $0.string() } } ?? []
                    default: break
                    }
                }
            }
        } catch {
            throw .damaged(.metadata)
        }
        self = metadata
    }

    /// The attribution as plain text.
    var plainAttribution: String {
        let text = (attribution ?? "").withoutTags
        let others = text.split { !$0.isLetter }.filter {
            !["c", "copyright", "openstreetmap", "osm", "contributors", "data", "map", "by", "the"]
                .contains($0.lowercased())
        }
        return others.isEmpty ? "© OpenStreetMap contributors" : text
    }
}

extension String {
    /// The text without HTML tags, with the characters that its entities stand for, on one line.
    fileprivate var withoutTags: String {
        var (text, tag) = ("", false)
        for character in self {
            switch character {
            case "<": tag = true
            case ">" where tag:
                tag = false
                text += " "
            default: if !tag { text.append(character) }
            }
        }
        // The ampersand is last, so that nothing is decoded twice.
        let entities = [
            ("&copy;", "©"), ("&nbsp;", " "), ("&quot;", "\""), ("&#39;", "'"), ("&lt;", "<"),
            ("&gt;", ">"), ("&amp;", "&"),
        ]
        for (entity, character) in entities {
            text = text.split(separator: entity, omittingEmptySubsequences: false)
                .joined(separator: character)
        }
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
