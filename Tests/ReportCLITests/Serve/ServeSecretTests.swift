import FeatureTesting
import SectionCLibrary
import Testing

@testable import ReportCLI

/// What the tokens of `serve` are made of.
struct ServeSecretTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private var path: String { folder.path("data/tearoom") }
    private var file: String { "\(path)/\(ServeSecret.fileName)" }

    private func token(isNew: Bool = false, isReadOnly: Bool = false) throws -> String {
        try ServeSecret(in: path, isNew: isNew).token(isReadOnly: isReadOnly)
    }

    @Test func `the next start has the same token, unless a new one is asked for`() throws {
        let first = try token()
        #expect(first.count == 32)
        #expect(try token() == first)
        let new = try token(isNew: true)
        #expect(new != first)
        #expect(try token() == new)
    }

    @Test func `only this person can read it, and the token is not in the file`() throws {
        let token = try token()
        var status = stat()
        #expect(stat(file, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
        #expect(stat(path, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o700)
        #expect(try !folder.text(of: "data/tearoom/\(ServeSecret.fileName)").contains(token))
    }

    @Test func `who may read knows no token by which something changes`() throws {
        #expect(try token() != token(isReadOnly: true))
        #expect(try token(isReadOnly: true) == token(isReadOnly: true))
    }

    @Test(arguments: [0o640, 0o604, 0o622])
    func `a secret that others can read is not used any more`(mode: Int) throws {
        let first = try token()
        #expect(chmod(file, mode_t(mode)) == 0)
        let second = try token()
        #expect(second != first)
        #expect(try token() == second)
    }

    @Test func `a damaged secret, or a link to another file, is not used`() throws {
        let first = try token()
        #expect(truncate(file, 8) == 0)
        let second = try token()
        #expect(second != first)
        #expect(rename(file, file + ".other") == 0)
        #expect(symlink(file + ".other", file) == 0)
        #expect(try token() != second)
    }

    @Test func `it is said if there is no place for it`() throws {
        #expect(throws: SystemError(ENOTDIR)) { try ServeSecret(in: "/dev/null/a", isNew: false) }
    }
}
