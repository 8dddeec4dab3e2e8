import Networking
import SectionEssentials
import SectionKit

/// Makes the content of a file readable that is compressed, in an archive, or in UTF-16.
enum Unpacking {
    /// The most bytes that a file may have unpacked.
    static let limit = 1 << 28

    /// How often a file may be packed.
    private static let depth = 3

    /// Returns the content; the same if it is not packed.
    ///
    /// - Throws: `RequestError` when the file cannot be read from its disk, or has changed.
    static func content(of body: Body) throws(RequestError) -> Result<Body, TrackFileFlaw> {
        var body = body
        for _ in 0..<depth {
            let beginning = try body.bytes(in: 0..<min(body.count, 4))
            let unpacked: Result<[UInt8], TrackFileFlaw>
            if beginning.starts(with: [0x1F, 0x8B]) {
                unpacked = try read(body, gzip)
            } else if beginning.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
                unpacked = try read(body, zip)
            } else if beginning.starts(with: [0xFF, 0xFE]) || beginning.starts(with: [0xFE, 0xFF]) {
                unpacked = try read(body, utf16)
            } else {
                return .success(body)
            }
            switch unpacked {
            case .success(let bytes): body = Body(Data(bytes))
            case .failure(let flaw): return .failure(flaw)
            }
        }
        return .success(body)
    }

    private static func read(
        _ body: Body,
        _ unpack: (UnsafeRawBufferPointer) throws(TrackFileFlaw) -> [UInt8]
    ) throws(RequestError) -> Result<[UInt8], TrackFileFlaw> {
        guard body.count <= limit else {
            return .failure(TrackFileFlaw("it is larger than \(limit >> 20) MB"))
        }
        return try body.data().withUnsafeBytes { bytes in
            Result { () throws(TrackFileFlaw) in try unpack(bytes) }
        }
    }

    private static func expand(
        _ expand: () throws(Inflate.Flaw) -> [UInt8]
    ) throws(TrackFileFlaw) -> [UInt8] {
        do throws(Inflate.Flaw) {
            return try expand()
        } catch {
            switch error {
            case .damaged: throw TrackFileFlaw("it is compressed, and damaged or cut")
            case .tooLong:
                throw TrackFileFlaw("it has more than \(limit >> 20) MB when it is unpacked")
            }
        }
    }

    private static func gzip(_ bytes: UnsafeRawBufferPointer) throws(TrackFileFlaw) -> [UInt8] {
        try expand { () throws(Inflate.Flaw) in
            try Gzip.content(of: [UInt8](bytes), limit: limit)
        }
    }

    /// The first file with tracks in a ZIP archive, such as `doc.kml` in a KMZ file.
    private static func zip(_ bytes: UnsafeRawBufferPointer) throws(TrackFileFlaw) -> [UInt8] {
        func number(_ count: Int, at offset: Int) -> Int {
            guard offset >= 0, offset + count <= bytes.count else { return 0 }
            var value = 0
            for index in 0..<count { value |= Int(bytes[offset + index]) << (8 * index) }
            return value
        }
        let damaged = TrackFileFlaw("it is a ZIP file, and damaged or cut")
        // The end of the archive, which a comment may follow.
        let end = (0...66_000).first { number(4, at: bytes.count - 22 - $0) == 0x0605_4B50 }
        guard let end else { throw damaged }
        var entry = number(4, at: bytes.count - 22 - end + 16)
        var found: (start: Int, method: Int, size: Int)?
        while number(4, at: entry) == 0x0201_4B50, found == nil {
            let nameLength = number(2, at: entry + 28)
            guard entry + 46 + nameLength <= bytes.count else { throw damaged }
            let name = String(decoding: bytes[entry + 46..<entry + 46 + nameLength], as: UTF8.self)
                .lowercased()
            if extensions.contains(where: name.hasSuffix), !name.hasPrefix("__macosx") {
                let (start, method) = (number(4, at: entry + 42), number(2, at: entry + 10))
                found = (start, method, number(4, at: entry + 20))
            }
            let extra: Int = number(2, at: entry + 30)
            let comment: Int = number(2, at: entry + 32)
            entry += 46 + nameLength + extra + comment
        }
        guard let found else {
            throw TrackFileFlaw("it is a ZIP file without a file with tracks")
        }
        let nameLength = number(2, at: found.start + 26)
        let extraLength = number(2, at: found.start + 28)
        let start: Int = found.start + 30 + nameLength + extraLength
        guard number(4, at: found.start) == 0x0403_4B50, start <= bytes.count else { throw damaged }
        switch found.method {
        case 0:
            guard start + found.size <= bytes.count else { throw damaged }
            return Array(bytes[start..<start + found.size])
        case 8:
            return try expand { () throws(Inflate.Flaw) in
                try Inflate.expand([UInt8](bytes[start...])[...], limit: limit).bytes
            }
        default: throw TrackFileFlaw("it is a ZIP file of a kind that is not read")
        }
    }

    private static let extensions = [".kml", ".gpx", ".fit", ".tcx", ".geojson", ".json", ".nmea"]

    /// A text in UTF-16 as UTF-8, without its byte order mark.
    private static func utf16(_ bytes: UnsafeRawBufferPointer) throws(TrackFileFlaw) -> [UInt8] {
        let isBig = bytes[0] == 0xFE
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        for index in stride(from: 2, to: bytes.count - 1, by: 2) {
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            units.append(isBig ? first << 8 | second : second << 8 | first)
        }
        // The declaration of an XML text names another encoding than it has now.
        return Array(
            String(decoding: units, as: UTF16.self)
                .replacing("encoding=\"UTF-16\"", with: "encoding=\"UTF-8\"", maxReplacements: 1)
                .replacing("encoding=\"utf-16\"", with: "encoding=\"utf-8\"", maxReplacements: 1)
                .utf8)
    }
}
