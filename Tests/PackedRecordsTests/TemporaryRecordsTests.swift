import FeatureTesting
import Foundation
import SectionCLibrary
import Synchronization
import Testing

@testable import PackedRecords

/// Records that are in memory or in a file.
@Suite struct TemporaryRecordsTests {
    private struct Leaf {
        var grams: Int
        var isGreen: Bool
    }

    /// Teas with these numbers, each with a long text and one that every other tea lacks.
    private func teas(_ numbers: Range<Int>) -> PackedRecords<Leaf> {
        var teas = PackedRecords<Leaf>()
        for grams in numbers {
            teas.append(Leaf(grams: grams, isGreen: grams % 3 == 0))
            teas.appendText(String(repeating: "t", count: 300) + "\(grams)")
            teas.appendText(grams % 2 == 0 ? nil : "odd")
        }
        return teas
    }

    private func isInPlace(_ teas: TemporaryRecords<Leaf>, _ number: Int) -> Bool {
        guard let (records, index) = teas.part(with: number) else { return false }
        return records[index].grams == number && records[index].isGreen == (number % 3 == 0)
            && records.text(0, of: index)?.hasSuffix("t\(number)") == true
            && records.text(1, of: index) == (number % 2 == 0 ? nil : "odd")
    }

    @Test(arguments: [1, 100, 3_000, 20_000])
    func `Records of parts of any size are read back in any order`(size: Int) throws {
        let folder = try TemporaryFolder()
        let all = TemporaryRecords<Leaf>(in: folder.url.path)
        let count = 40_000
        for first in stride(from: 0, to: count, by: size) {
            try all.append(teas(first..<min(first + size, count)))
        }

        #expect(all.count == count)
        let numbers = Array(0..<count)
        #expect(numbers.allSatisfy { isInPlace(all, $0) })
        #expect(stride(from: count - 1, through: 0, by: -997).allSatisfy { isInPlace(all, $0) })
        #expect(all.failure == nil)
    }

    @Test func `A short list needs no file`() throws {
        let all = TemporaryRecords<Leaf>(in: "/no/such/folder")
        try all.append(teas(0..<1_000))
        try all.append(teas(1_000..<1_500))

        #expect(all.count == 1_500)
        #expect((0..<1_500).allSatisfy { isInPlace(all, $0) })
    }

    @Test func `A file that cannot be made is an error with its folder`() throws {
        let all = TemporaryRecords<Leaf>(in: "/no/such/folder")

        let error = #expect(throws: TemporaryFileError.self) {
            for _ in 0..<5 { try all.append(teas(0..<5_000)) }
        }

        #expect(
            error?.summary
                == "the temporary file of the rows in '/no/such/folder' could not be written"
                + " (No such file or directory)")
        #expect(error?.recovery == "Free some space there, or set TMPDIR to another folder.")
    }

    @Test func `Nothing is left in the folder`() throws {
        let folder = try TemporaryFolder()
        let all = TemporaryRecords<Leaf>(in: folder.url.path)
        for _ in 0..<5 { try all.append(teas(0..<5_000)) }

        #expect(try folder.names.isEmpty)
    }

    @Test func `A file that became shorter is a failure, not wrong records`() throws {
        let folder = try TemporaryFolder()
        let all = TemporaryRecords<Leaf>(in: folder.url.path)
        for _ in 0..<5 { try all.append(teas(0..<5_000)) }

        all.shortenFile(to: 100)

        #expect(all.part(with: 0) == nil)
        #expect(all.part(with: 24_999)?.records.count == 5_000)
        #expect(
            all.failure?.summary
                == "the temporary file of the rows in '\(folder.url.path)' could not be read again"
                + " (Input/output error)")
    }
}

extension TemporaryRecords {
    /// Cuts the file off, as a disk that fails does.
    fileprivate func shortenFile(to size: Int) {
        state.withLock { _ = ftruncate($0.file?.number ?? -1, off_t(size)) }
    }
}
