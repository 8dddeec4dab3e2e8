import HarbourProgram

@main
enum Main {
    static func main() {
        Harbour.program.main()
    }
}
