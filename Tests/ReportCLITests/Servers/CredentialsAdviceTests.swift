import FeatureTesting
import Foundation
import Networking
import ProgramTesting
import ReportCLI
import SectionKit
import Testing

/// What a person is told whom a server does not let in.
@Suite struct CredentialsAdviceTests {
    private static let header = ServerCredentials.header(secret: "TEA_KEY", scheme: "Token")
    private static let basic = ServerCredentials.basic(user: "TEA_USER", password: "TEA_PASSWORD")
    private static let client = ServerCredentials.client(
        tokenURL: "/token", id: "TEA_ID", secret: "TEA_SECRET")
    private static let environment = [
        "TEA_KEY": "s3cret", "TEA_USER": "s3cret", "TEA_PASSWORD": "s3cret", "TEA_ID": "s3cret",
        "TEA_SECRET": "s3cret",
    ]

    /// What the program says when the server answers with a status.
    private func complaint(
        _ status: Int,
        _ credentials: ServerCredentials,
        _ environment: [String: String] = [:],
        arguments: [String] = []
    ) async -> String {
        let answer = HTTPTransportSpy.Answer.success(HTTPResponse(status: status))
        let (output, errors) = (TextOutputSpy(), TextOutputSpy())
        let program = ReportProgram(
            name: "tearoom", version: "1", title: "Tea room", summary: "",
            recipes: TeaRoom.recipes,
            sources: [
                ReportSource(
                    Report.Source(id: "web", summary: "the web."), summary: "the web",
                    server: Server(
                        "web", address: "https://web.example", credentials: credentials))
            ])
        let host = Host(
            environment: environment, clock: { TeaRoomRun.clock },
            transport: HTTPTransportSpy(Array(repeating: answer, count: 9)), output: output,
            errorOutput: errors)
        _ = await program.run(["menu", "--verbose"] + arguments, in: host)
        return output.text + errors.text
    }

    @Test(arguments: [
        (header, "Set TEA_KEY to a token for web."),
        (basic, "Set TEA_USER to your name at web and TEA_PASSWORD to your password at web."),
        (client, "Set TEA_ID to the id of your client at web and TEA_SECRET to its secret."),
    ])
    func `where no variable is set, the one to set is named`(
        credentials: ServerCredentials, advice: String
    ) async {
        for status in [401, 403] {
            let complaint = await complaint(status, credentials)

            #expect(complaint.contains("the server answered with status \(status)"))
            #expect(complaint.contains(advice))
        }
    }

    @Test(arguments: [
        (header, "TEA_KEY", "the server answered with status 401"),
        (basic, "TEA_USER and TEA_PASSWORD", "the server answered with status 401"),
        (client, "TEA_ID and TEA_SECRET", "the server refused the client ID and secret"),
    ])
    func `where they are set, they are what the server refused, and are not shown`(
        credentials: ServerCredentials, names: String, reason: String
    ) async {
        let complaint = await complaint(401, credentials, Self.environment)

        #expect(complaint.contains(reason))
        #expect(complaint.contains("The server refused what is in \(names): check that, or ask"))
        #expect(!complaint.contains("s3cret"))
    }

    @Test func `what is known and may not is told apart`() async {
        let complaint = await complaint(403, Self.header, Self.environment)

        #expect(complaint.contains("What is in TEA_KEY does not permit it: check that, or ask"))
    }

    @Test func `a name and a password in the address need no variable`() async {
        let complaint = await complaint(
            401, Self.basic, arguments: ["--base-url", "https://guest:s3cret@web.example"])

        #expect(complaint.contains("Check the token, or ask whoever runs the server."))
        #expect(!complaint.contains("TEA_USER"))
        #expect(!complaint.contains("s3cret"))
    }

    @Test(arguments: [400, 404, 500])
    func `any other failure has nothing to do with them`(status: Int) async {
        let complaint = await complaint(status, Self.header, Self.environment)

        #expect(complaint.contains("status \(status)"))
        #expect(!complaint.contains("TEA_KEY"))
    }
}
