import SectionEssentials
import SectionKit

/// What a browser needs to install the pages of a program like an app: its name, its icon and its colours.
struct AppManifest {
    let program: WebProgram
    let files: WebFiles

    /// The elements in the head of a page.
    var html: String {
        let colors = program.surface.pageColors.map { color, scheme in
            let media = scheme.map { " media=\"(prefers-color-scheme: \($0))\"" } ?? ""
            return "<meta name=\"theme-color\" content=\"\(color)\"\(media)/>\n"
        }
        // A proxy may ask for a password.
        return colors.joined() + """
            <link rel="manifest"\
             href="\(program.link(files.path(of: WebFile(text), ending: "webmanifest")))"\
             crossorigin="use-credentials"/>\n
            """
    }

    /// The manifest (W3C, Web Application Manifest), the same whatever path a proxy has the pages under:
    /// its addresses begin at its own.
    private var text: String {
        let name = program.description.title
        let color = program.surface.pageColors.first?.color ?? ""
        // A short name fits below an icon.
        let short = name.count <= 12 ? name : String(name.prefix { $0 != " " }.prefix(12))
        return JSONValue.object([
            ("name", .string(name)),
            ("short_name", .string(short)),
            ("description", .string(program.description.summary)),
            ("start_url", .string("..")),
            ("scope", .string("..")),
            ("display", .string("standalone")),
            ("theme_color", .string(color)),
            ("background_color", .string(color)),
            ("icons", .array([icon(isWhole: false), icon(isWhole: true)])),
        ]).text()
    }

    /// The name of a file beside the manifest.
    private func name(of file: WebFile, ending: String) -> String {
        String(files.path(of: file, ending: ending).split(separator: "/").last ?? "")
    }

    private func icon(isWhole: Bool) -> JSONValue {
        let drawing = HTMLHead.icon(of: program.description.title, isWhole: isWhole)
        return .object([
            ("src", .string(name(of: WebFile(drawing), ending: "svg"))),
            ("sizes", .string("any")),
            ("type", .string("image/svg+xml")),
            ("purpose", .string(isWhole ? "maskable" : "any")),
        ])
    }
}
