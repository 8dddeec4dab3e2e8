/// Receives the text of a report piece by piece, in order, while a surface writes it.
///
/// A `String` is a sink that cannot fail; a file or a pipe throws the error of the system.
public protocol TextSink<Failure> {
    /// The error of a failed write; `Never` for a sink in memory.
    associatedtype Failure: Error

    /// Writes the next piece of the text, all of it or nothing.
    ///
    /// - Throws: the error of the sink, after which nothing more may be written.
    mutating func write(_ text: String) throws(Failure)
}

extension String: TextSink {
    /// A text in memory cannot fail.
    public typealias Failure = Never
}
