package import Essentials

/// Encrypts and decrypts the contents of files.
package protocol SyncCipher: Sendable {
    /// Encrypts bytes.
    func encrypt(_ plain: Data) async throws(SyncError) -> Data

    /// Decrypts bytes; nil if they were not encrypted with this key, or have changed.
    func decrypt(_ sealed: Data) async throws(SyncError) -> Data?
}

/// Opens the cipher of a key.
package protocol SyncCiphersInput: Sendable {
    /// Returns the cipher.
    ///
    /// - Throws: `SyncError` if the program is missing, or does not accept the key.
    func cipher(of key: SyncKey) async throws(SyncError) -> any SyncCipher

    /// Ends what programs have left running to be faster the next time.
    func close() async

    /// Removes what programs have kept of keys; their files stay.
    func forget() async
}
