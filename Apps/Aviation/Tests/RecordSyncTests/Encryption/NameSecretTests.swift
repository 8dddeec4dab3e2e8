import SectionEssentials
import Testing

@testable import RecordSync

/// The names of encrypted files.
struct NameSecretTests {
    /// RFC 4231, 4.2, 4.3, 4.4 and 4.7.
    @Test(arguments: [
        (
            Data(repeating: 0x0B, count: 20), Data("Hi There".utf8),
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
        ),
        (
            Data("Jefe".utf8), Data("what do ya want for nothing?".utf8),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        ),
        (
            Data(repeating: 0xAA, count: 20), Data(repeating: 0xDD, count: 50),
            "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"
        ),
        (
            Data(repeating: 0xAA, count: 131),
            Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
        ),
    ])
    func `the code is that of the RFC`(key: Data, message: Data, code: String) {
        #expect(NameSecret.authenticationCode(of: message, key: key) == code)
    }

    @Test func `a secret is read back from its digits`() throws {
        let secret = try #require(NameSecret(Data(repeating: 7, count: 32)))

        #expect(NameSecret(digits: secret.digits) == secret)
        #expect(NameSecret(digits: "abc") == nil)
        #expect(NameSecret(Data([1, 2, 3])) == nil)
        let key = SealingKey(secret: Data("a secret".utf8))
        #expect(key.nameSecret != SealingKey(secret: Data("another".utf8)).nameSecret)
    }

    @Test func `names are parsed as they are written, copies too`() throws {
        let secret = try #require(NameSecret(Data(repeating: 7, count: 32)))
        let name = secret.sealed("flights.A.json")
        let copy = SealedName(
            isPhoto: false, digits: name.digits, mark: ".sync-conflict-20260714-101500-ABCDEFG")

        #expect(SealedName(fileName: name.fileName) == name)
        #expect(SealedName(fileName: copy.fileName) == copy)
        #expect(copy.original == name)
        let copyName = copy.copyName(of: "flights.A.json")
        #expect(copyName == "flights.A.sync-conflict-20260714-101500-ABCDEFG.json")
        #expect(SyncCopy(fileName: copyName)?.original.description == "flights/A")
        for text in ["sealed.12.enc", "flights.A.json", name.fileName + "x", "x" + name.fileName] {
            #expect(SealedName(fileName: text) == nil)
        }
    }
}
