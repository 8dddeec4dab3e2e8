/// Why a request is not answered with what it asks for.
package struct RequestRefusal: Error, Equatable, Sendable {
    /// The status code.
    package let status: Int

    /// The reason, as a sentence.
    package let reason: String

    /// Creates a refusal.
    package init(_ status: Int, _ reason: String) {
        self.status = status
        self.reason = reason
    }

    static func tooLarge(_ most: Int) -> RequestRefusal {
        RequestRefusal(413, "The body has more than \(most) bytes.")
    }

    static func malformed(_ reason: String) -> RequestRefusal { RequestRefusal(400, reason) }
}
