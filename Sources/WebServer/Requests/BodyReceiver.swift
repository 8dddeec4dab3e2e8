/// Takes the body of a request piece by piece, as it comes, so that it is never in memory as a whole.
///
/// It is used on the thread of the server. A client that goes away in the middle ends it: nobody has it
/// any more, and its deinitialization removes what it has kept.
package protocol BodyReceiver: AnyObject, Sendable {
    /// The most bytes of the body.
    var limit: Int { get }

    /// Takes the next bytes.
    func take(_ bytes: ArraySlice<UInt8>) throws(RequestRefusal)

    /// Says that all of the body has come.
    func finish() throws(RequestRefusal)
}
