import ReportCLI

/// The program `spacex-report`.
@main
enum SpaceXReport {
    static func main() {
        Catalog.program.main()
    }
}
