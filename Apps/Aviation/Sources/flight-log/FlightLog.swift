import ReportCLI

/// The program `flight-log`.
@main
enum FlightLog {
    static func main() {
        Catalog.program.main()
    }
}
