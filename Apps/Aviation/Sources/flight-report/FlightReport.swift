import ReportCLI

/// The program `flight-report`.
@main
enum FlightReport {
    static func main() {
        Catalog.program.main()
    }
}
