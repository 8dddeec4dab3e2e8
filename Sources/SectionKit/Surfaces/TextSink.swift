/// Takes the text of a report piece by piece, in order, while a surface sets it.
///
/// A `String` is one, and cannot fail; a file or a pipe throws what the system says.
public protocol TextSink<Failure> {
    /// Why a piece could not be taken; `Never` for what is kept in memory.
    associatedtype Failure: Error

    /// Takes the next piece of the text, whole or not at all.
    ///
    /// - Throws: what the place says, after which nothing more is to be written.
    mutating func write(_ text: String) throws(Failure)
}

extension String: TextSink {
    /// A text in memory takes everything.
    public typealias Failure = Never
}
