import HelperPrograms
import SectionCLibrary
import SectionEssentials
import SectionKit

/// Draws pictures with the program chafa (<https://hpjansson.org/chafa/>), version 1.8 or later.
///
/// It gets the bytes that were checked, and no file. Its time and its memory are limited, and of
/// its output only text and colours are accepted.
struct Chafa: ImageDrawer {
    /// Runs it.
    let programs: ProgramRunner

    /// How long a drawing may take.
    private static let patience = Duration.seconds(10)

    /// The most bytes of a drawing; one of 60 columns and 20 lines has about 50 thousand.
    private static let outputLimit = 1 << 20

    var isInstalled: Bool { SearchPath.holds("chafa") }

    func lines(of image: Data, _ style: DrawingStyle) throws(ImageObstacle) -> [String] {
        let result: ProgramResult
        do throws(ProgramError) {
            result = try programs.run(
                Program(
                    "sh",
                    arguments: ["-c", Self.script, "sh"] + Self.arguments(style),
                    inputs: [(STDIN_FILENO, image)],
                    outputs: [(STDOUT_FILENO, Self.outputLimit), (STDERR_FILENO, 4096)]),
                within: Self.patience)
        } catch .timedOut {
            throw ImageObstacle("chafa took more than \(Self.patience.components.seconds) seconds")
        } catch {
            throw ImageObstacle("chafa could not be run")
        }
        guard result.termination == .exited(0),
            let drawing = Drawing(result.output(STDOUT_FILENO), style)
        else { throw ImageObstacle("chafa could not draw it") }
        return drawing.lines
    }

    /// Limits the memory to 1 GiB; the largest picture needs about a third of that.
    private static let script = #"ulimit -v 1048576 2>/dev/null; exec chafa "$@""#

    /// The characters of a drawing; without colours also none that are reversed.
    private static func symbols(_ style: DrawingStyle) -> String {
        if style.isASCII { return "ascii" }
        return style.colors == .none ? "block+space-inverted" : "vhalf"
    }

    /// The arguments for an image on standard input.
    static func arguments(_ style: DrawingStyle) -> [String] {
        [
            "--format", "symbols", "--size", "\(style.columns)x\(style.rows)",
            "--symbols", symbols(style),
            "--colors", style.colors.rawValue, "--animate", "off", "--polite", "on",
            "--threads", "2", "-",
        ]
    }
}
