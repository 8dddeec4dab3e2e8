#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import ReportCLI

/// The program `spacex-report`.
@main
enum SpaceXReport {
    static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        exit(await Catalog.program.run(arguments, in: .process()).rawValue)
    }
}
