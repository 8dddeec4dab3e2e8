import SectionCLibrary
import SectionEssentials

/// The commit that this program was built from, as the linker noted it in the program's file.
///
/// `Scripts/release` links programs with `--package-metadata={"commit":"…"}`, so a new commit compiles
/// nothing again, and the note is read only when somebody asks for it. There is none in debug builds,
/// in builds of changed or unpacked sources, and on systems other than Linux. The note is that of
/// <https://systemd.io/ELF_PACKAGE_METADATA/>; `readelf -n` shows it.
enum BuildCommit {
    /// The first digits of the commit; nil if the program does not name it.
    static var short: String? { noted().map { String($0.prefix(12)) } }

    /// Calls `commit(in:)` with the notes of this program, which are in memory while it runs.
    private static func noted() -> String? {
        #if os(Linux) && _pointerBitWidth(_64)
            let start = UInt(getauxval(Auxiliary.headers))
            let size = Int(getauxval(Auxiliary.sizeOfHeader))
            let count = Int(getauxval(Auxiliary.countOfHeaders))
            guard let first = UnsafeRawPointer(bitPattern: start), size == ProgramHeader.size else {
                return nil
            }
            let headers = (0..<count).map { ProgramHeader(first + $0 * size) }
            // Where the file was put, unless it is at the addresses that it names.
            let own = headers.first { $0.kind == ProgramHeader.ofHeaders }
            let offset = own.map { start &- $0.address } ?? 0
            for header in headers where header.kind == ProgramHeader.ofNotes {
                let notes = UnsafeRawBufferPointer(
                    start: UnsafeRawPointer(bitPattern: offset &+ header.address),
                    count: Int(header.count))
                if let commit = commit(in: notes) { return commit }
            }
        #endif
        return nil
    }

    /// Returns the commit in the notes of an ELF file; nil if there is none, or it is not the name of
    /// a commit.
    static func commit(in notes: UnsafeRawBufferPointer) -> String? {
        var rest = notes[...]
        while rest.count >= 12 {
            let words = (0..<3).map { number in
                Int(
                    UnsafeRawBufferPointer(rebasing: rest)
                        .loadUnaligned(fromByteOffset: 4 * number, as: UInt32.self))
            }
            let (owner, content) = (padded(words[0]), padded(words[1]))
            guard 12 + owner + content <= rest.count else { return nil }
            let name = rest.dropFirst(12).prefix(words[0])
            let text = rest.dropFirst(12 + owner).prefix(words[1])
            if words[2] == packageNote, name.elementsEqual("FDO\0".utf8) {
                return commit(inText: String(decoding: text, as: UTF8.self))
            }
            rest = rest.dropFirst(12 + owner + content)
        }
        return nil
    }

    private static func commit(inText json: String) -> String? {
        let parts = json.split(separator: "\"")
        guard let key = parts.firstIndex(of: "commit"), key + 2 < parts.count else { return nil }
        let value = parts[key + 2]
        let digits = value.utf8.allSatisfy { Character(UnicodeScalar($0)).isHexDigit }
        return digits && [40, 64].contains(value.utf8.count) ? String(value) : nil
    }

    private static func padded(_ count: Int) -> Int { (count + 3) & ~3 }

    /// The type of a note about packages, of the owner "FDO".
    private static let packageNote = 0xCAFE_1A7E
}

#if os(Linux) && _pointerBitWidth(_64)
    /// What Linux tells a program about itself, by numbers that headers define as macros.
    private enum Auxiliary {
        static let headers: UInt = 3
        static let sizeOfHeader: UInt = 4
        static let countOfHeaders: UInt = 5
    }

    @_silgen_name("getauxval")
    private func getauxval(_ kind: UInt) -> UInt

    /// What part of a program's file is where in memory: `Elf64_Phdr`.
    private struct ProgramHeader {
        static let size = 56
        static let ofNotes: UInt32 = 4
        static let ofHeaders: UInt32 = 6

        let kind: UInt32
        let address: UInt
        let count: UInt

        init(_ start: UnsafeRawPointer) {
            kind = start.load(as: UInt32.self)
            address = start.load(fromByteOffset: 16, as: UInt.self)
            count = start.load(fromByteOffset: 40, as: UInt.self)
        }
    }
#endif
