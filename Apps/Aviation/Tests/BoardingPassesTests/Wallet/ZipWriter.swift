import FeatureTesting
import SectionEssentials

@testable import BoardingPasses

/// Writes zip archives, valid ones and others.
struct ZipWriter {
    /// A file of an archive.
    struct File {
        var name: String
        var packed: [UInt8]
        var method = 0
        var flags = 0
        var size: Int
        var checksum: UInt32

        /// Creates a stored file.
        init(_ name: String, _ content: [UInt8]) {
            self.name = name
            packed = content
            size = content.count
            checksum = CRC32.checksum(of: content)
        }

        /// Creates a stored text.
        init(_ name: String, _ content: String) {
            self.init(name, [UInt8](content.utf8))
        }

        /// Creates a compressed file.
        init(_ name: String, _ sample: DeflateSample) {
            self.init(name, sample.content)
            packed = sample.packed
            method = 8
        }
    }

    var files: [File] = []

    /// The number of files that the end record gives; nil for the real one.
    var count: Int?

    /// The place of every file; nil for the real one.
    var place: Int?

    var comment: [UInt8] = []

    /// The archive.
    var data: Data {
        var bytes: [UInt8] = []
        var directory: [UInt8] = []
        for file in files {
            let name = [UInt8](file.name.utf8)
            let head =
                [20, file.flags, file.method, 0, 0].flatMap { number($0, 2) }
                + number(Int(file.checksum), 4) + number(file.packed.count, 4)
                + number(file.size, 4) + number(name.count, 2) + number(0, 2)
            directory +=
                number(0x0201_4B50, 4) + number(20, 2) + head + [UInt8](repeating: 0, count: 10)
                + number(place ?? bytes.count, 4) + name
            bytes += number(0x0403_4B50, 4) + head + name + file.packed
        }
        let count = count ?? files.count
        let end =
            number(0x0605_4B50, 4) + number(0, 4) + number(count, 2) + number(count, 2)
            + number(directory.count, 4) + number(bytes.count, 4) + number(comment.count, 2)
        return Data(bytes + directory + end + comment)
    }

    /// Returns a pass with this pass.json.
    static func pass(_ json: String) -> Data {
        ZipWriter(files: [File("pass.json", json), File("icon.png", [1, 2, 3])]).data
    }

    private func number(_ number: Int, _ size: Int) -> [UInt8] {
        (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
