import BirdLog

@main
enum Main {
    static func main() { BirdLog.program.main() }
}
