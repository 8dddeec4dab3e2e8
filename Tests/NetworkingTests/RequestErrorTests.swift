import FeatureTesting
import Networking
import Testing

@Suite struct RequestErrorTests {
    @Test(
        arguments: [
            (
                .notFound(Endpoint("/v4/crew")), "the source has no /v4/crew",
                "Choose another source."
            ),
            (
                .unreachable(reason: "connection refused"),
                "the server could not be reached (connection refused)",
                "Check the connection and the server's address, then try again."
            ),
            (
                .timedOut(seconds: 30),
                "no response came within 30 seconds",
                "Try again, or allow more time."
            ),
            (
                .busy(status: 429, retryAfter: nil),
                "the server has had too many requests",
                "Try again in a few minutes."
            ),
            (
                .notFound(Endpoint("/v4/crew/1"), status: 404),
                "the server has no /v4/crew/1 (status 404)",
                "Check the name or ID asked for, and that the server offers this API."
            ),
            (
                .notAllowed(reason: "the address names no host"),
                "the request cannot be made (the address names no host)",
                "Check the server's address."
            ),
            (
                .certificate(.expired, host: "api.example"),
                "the certificate of api.example has expired",
                "Check this machine's date and time, or tell whoever runs the server."
            ),
            (
                .certificate(.notYetValid, host: "api.example"),
                "the certificate of api.example is not valid yet",
                "Check this machine's date and time, or tell whoever runs the server."
            ),
            (
                .certificate(.otherHost, host: "api.example"),
                "the certificate of the server is not for api.example",
                "Check the server's address, or tell whoever runs the server."
            ),
            (
                .certificate(.unknownIssuer, host: "api.example"),
                "the issuer of the certificate of api.example is not trusted",
                "If you trust the server, add its issuer to this machine's trusted certificates."
            ),
            (
                .proxyRefused(status: 407),
                "the proxy asks for a user name and a password",
                "Add them to the proxy's address, as in http://name:password@proxy.example:3128."
            ),
            (
                .proxyRefused(status: 403),
                "the proxy refused the request with status 403",
                "Check the proxy's settings, or ask whoever runs it."
            ),
            (
                .status(418),
                "the server responded with status 418",
                "Check the server's address and that it offers this API."
            ),
            (
                .status(401),
                "the server responded with status 401",
                "The server asks for credentials: check its address, or ask whoever runs it."
            ),
            (
                .status(403),
                "the server responded with status 403",
                "The server does not permit this: check its address, or ask whoever runs it."
            ),
            (
                .status(503),
                "the server responded with status 503",
                "The server has a problem: try again later."
            ),
            (
                .unreadable(reason: "the document is empty"),
                "the response could not be read (the document is empty)",
                "Check that this is the right source; its format may have changed."
            ),
            (
                .notCached,
                "there is no cached response, and network access is disabled",
                "Go online once to fill the cache."
            ),
            (
                .notConfirmed,
                "the server must confirm the cached response, and network access is disabled",
                "Go online to reach the server."
            ),
            (
                .needsNetwork,
                "this server's data is not cached, and network access is disabled",
                "Go online to reach the server."
            ),
            (
                .advised(.status(401), recovery: "Set API_KEY."),
                "the server responded with status 401",
                "Set API_KEY."
            ),
            (.cancelled, "the request was cancelled", "Start it again when you need it."),
        ] as [(RequestError, String, String)])
    func `an error says what went wrong and what to do`(
        error: RequestError,
        summary: String,
        recovery: String
    ) {
        #expect(error.summary == summary)
        #expect(error.recovery == recovery)
    }

    @Test(
        arguments: [
            (1, "1 second"), (30, "30 seconds"), (0.5, "0.5 seconds"), (1.5, "1.5 seconds"),
            (0, "0 seconds"), (1e300, "1e+300 seconds"), (.infinity, "inf seconds"),
        ] as [(Double, String)])
    func `a timeout says how long it was`(seconds: Double, words: String) {
        #expect(RequestError.timedOut(seconds: seconds).summary.hasSuffix(" within \(words)"))
    }

    @Test(arguments: [
        (1, "1 second"), (2, "2 seconds"), (119, "119 seconds"), (120, "2 minutes"),
        (121, "3 minutes"), (3600, "60 minutes"),
    ])
    func `a busy error says when to try again, rounded up`(seconds: Int, words: String) {
        #expect(
            RequestError.busy(status: 429, retryAfter: seconds).recovery == "Try again in \(words)."
        )
    }

    @Test(arguments: [(400, false), (499, false), (500, true), (599, true)])
    func `only a 5xx status is called a problem of the server`(status: Int, isItsFault: Bool) {
        #expect(RequestError.status(status).recovery.contains("server has a problem") == isItsFault)
    }

    @Test(arguments: RequestError.examples)
    func `the summary is one clause, and the recovery one sentence`(error: RequestError) {
        #expect(error.summary.first?.isLowercase == true)
        #expect(error.summary.last != ".")
        #expect(error.recovery.first?.isUppercase == true)
        #expect(error.recovery.last == ".")
    }
}
