/// Answers the requests of a server.
package protocol WebHandler: Sendable {
    /// Returns what takes the body of a request as it comes, such as the files of a form; nil if the body
    /// is small and stays with the request.
    ///
    /// It is called on the thread of the server, once the head has come.
    func receiver(of request: WebRequest) -> (any BodyReceiver)?

    /// Returns the response to a request if there is one at once; else calls `later` with it, once, on
    /// any thread.
    ///
    /// It is called on the thread of the server, which it must not keep.
    func response(
        to request: WebRequest, later: @escaping @Sendable (WebResponse) -> Void
    ) -> WebResponse?
}

extension WebHandler {
    /// Takes no large bodies.
    package func receiver(of request: WebRequest) -> (any BodyReceiver)? { nil }
}
