import ReportCLI

/// The program `walk-report`.
@main
enum WalkReport {
    static func main() {
        Catalog.program.main()
    }
}
