/// Answers the requests of a server.
package protocol WebHandler: Sendable {
    /// Returns the response to a request if there is one at once; else calls `later` with it, once, on
    /// any thread.
    ///
    /// It is called on the thread of the server, which it must not keep.
    func response(
        to request: WebRequest, later: @escaping @Sendable (WebResponse) -> Void
    ) -> WebResponse?
}
