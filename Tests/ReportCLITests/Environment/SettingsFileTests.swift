import FeatureTesting
import Foundation
import Networking
import ProgramTesting
@testable import ReportCLI
import SectionKit
import Testing

/// The settings that a person keeps.
@Suite struct SettingsFileTests {
    private let folder: TemporaryFolder
    private let file: SettingsFile

    init() throws {
        folder = try TemporaryFolder()
        file = SettingsFile(program: "album", environment: ["HOME": folder.url.path])
    }

    @Test func `without a file there is no theme`() throws {
        #expect(try file.theme() == nil)
        #expect(try SettingsFile(program: "album", environment: [:]).theme() == nil)
    }

    @Test func `a theme is kept, and the rest of the file with it`() throws {
        try file.keep(.dark)
        #expect(try file.theme() == .dark)
        try folder.put("# mine\ntheme=dark\nfuture = 1\n", in: ".config/album/settings")

        try file.keep(.light)

        let text = try folder.text(of: ".config/album/settings")
        #expect(text == "# mine\ntheme = light\nfuture = 1\n")
    }

    @Test func `XDG_CONFIG_HOME names the folder`() {
        let file = SettingsFile(
            program: "album", environment: ["HOME": "/home/ann", "XDG_CONFIG_HOME": "/etc/ann"])
        #expect(file.path == "/etc/ann/album/settings")
    }

    @Test func `another word is an error that names the file`() throws {
        try file.keep(.dark)
        try folder.put("theme = blue\n", in: ".config/album/settings")
        let path = folder.path(".config/album/settings")
        let error = #expect(throws: UsageError.self) { try file.theme() }
        #expect(
            error?.message
                == "the theme in '\(path)' is 'blue'; it can be auto, light or dark.")
    }

    @Test func `a theme that cannot be written is an error`() throws {
        try folder.put("", in: ".config")
        let error = #expect(throws: UsageError.self) { try file.keep(.dark) }
        #expect(error?.message.contains("could not be created") == true)
    }
}

/// The command `theme`, and the theme of other commands.
@Suite struct KeptThemeTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func run(_ arguments: String...) async -> (ExitCode, output: String, errors: String) {
        let output = TextOutputSpy()
        let errors = TextOutputSpy()
        let host = Host(
            environment: ["HOME": folder.url.path], clock: { TeaRoomRun.clock },
            transport: HTTPTransportSpy([]), output: output, errorOutput: errors)
        let code = await Album.program().run(arguments, in: host)
        return (code, output.text, errors.text)
    }

    @Test func `the theme is auto until one is kept`() async {
        #expect(await run("theme").output == "auto\n")
        #expect(await run("theme", "dark").output == "dark\n")
        #expect(await run("theme").output == "dark\n")
    }

    @Test func `other commands have the theme, unless an option names another`() async {
        _ = await run("theme", "dark")
        let dark = await run("album", "--format", "html")
        #expect(dark.output.contains("<meta name=\"color-scheme\" content=\"dark\"/>"))
        let light = await run("album", "--format", "html", "--theme", "light")
        #expect(light.output.contains("<meta name=\"color-scheme\" content=\"light\"/>"))
    }

    @Test func `an unknown theme is wrong usage`() async {
        let run = await run("theme", "blue")
        #expect(run.0 == .wrongUsage)
        #expect(run.errors.contains("blue"))
    }

    @Test func `a settings file with an unknown theme stops other commands`() async throws {
        _ = await run("theme", "dark")
        try folder.put("theme = blue\n", in: ".config/album/settings")
        let report = await run("album")
        #expect(report.0 == .wrongUsage)
        #expect(report.errors.contains("it can be auto, light or dark."))
        #expect(await run("theme", "light").output == "light\n")
    }
}
