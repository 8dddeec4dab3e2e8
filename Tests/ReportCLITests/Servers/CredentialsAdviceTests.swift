import FeatureTesting
import Foundation
import Networking
import ProgramTesting
import ReportCLI
import SectionKit
import Testing

/// The advice in errors of a server that refuses credentials.
@Suite struct CredentialsAdviceTests {
    private static let header = ServerCredentials.header(secret: "TEA_KEY", scheme: "Token")
    private static let basic = ServerCredentials.basic(user: "TEA_USER", password: "TEA_PASSWORD")
    private static let client = ServerCredentials.client(
        tokenURL: "/token", id: "TEA_ID", secret: "TEA_SECRET")
    private static let environment = [
        "TEA_KEY": "s3cret", "TEA_USER": "s3cret", "TEA_PASSWORD": "s3cret", "TEA_ID": "s3cret",
        "TEA_SECRET": "s3cret",
    ]

    /// Runs the program with a server that responds with a status, and returns its output.
    private func errorMessage(
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
        (
            basic,
            "Set TEA_USER to your user name for web and TEA_PASSWORD to your password for web."
        ),
        (client, "Set TEA_ID to your client ID for web and TEA_SECRET to your client secret."),
    ])
    func `an error without credentials names the variables to set`(
        credentials: ServerCredentials, advice: String
    ) async {
        for status in [401, 403] {
            let errorMessage = await errorMessage(status, credentials)

            #expect(errorMessage.contains("the server responded with status \(status)"))
            #expect(errorMessage.contains(advice))
        }
    }

    @Test(arguments: [
        (header, "TEA_KEY", "the server responded with status 401"),
        (basic, "TEA_USER and TEA_PASSWORD", "the server responded with status 401"),
        (client, "TEA_ID and TEA_SECRET", "the server refused the credentials"),
    ])
    func `an error with credentials names the variables, but not their values`(
        credentials: ServerCredentials, names: String, reason: String
    ) async {
        let errorMessage = await errorMessage(401, credentials, Self.environment)

        #expect(errorMessage.contains(reason))
        #expect(
            errorMessage.contains("The server refused the credentials in \(names): check them, or"))
        #expect(!errorMessage.contains("s3cret"))
    }

    @Test func `a 403 response says that the credentials do not permit the request`() async {
        let errorMessage = await errorMessage(403, Self.header, Self.environment)

        #expect(
            errorMessage.contains("The credentials in TEA_KEY do not permit this: check them, or"))
    }

    @Test func `with a name and a password in the address, no variable is named`() async {
        let errorMessage = await errorMessage(
            401, Self.basic, arguments: ["--base-url", "https://guest:s3cret@web.example"])

        #expect(errorMessage.contains("The server asks for credentials: check its address, or"))
        #expect(!errorMessage.contains("TEA_USER"))
        #expect(!errorMessage.contains("s3cret"))
    }

    @Test(arguments: [400, 404, 500])
    func `errors of other statuses do not mention credentials`(status: Int) async {
        let errorMessage = await errorMessage(status, Self.header, Self.environment)

        #expect(errorMessage.contains("status \(status)"))
        #expect(!errorMessage.contains("TEA_KEY"))
    }
}
