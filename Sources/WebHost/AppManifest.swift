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
             crossorigin="use-credentials"/>
            <link rel="apple-touch-icon" sizes="180x180" href="\(program.link(WebFiles.path(ofIcon: 180)))"/>\n
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
            ("icons", .array(drawings + pictures)),
        ]).text()
    }

    /// The name of a file beside the manifest.
    private func name(of file: WebFile, ending: String) -> String {
        String(files.path(of: file, ending: ending).split(separator: "/").last ?? "")
    }

    /// The icon as drawings, for each use.
    private var drawings: [JSONValue] {
        [false, true].map { isWhole in
            let drawing = AppIcon(of: program.description.title).svg(isWhole: isWhole)
            return icon(
                name(of: WebFile(drawing), ending: "svg"), sizes: "any", type: "image/svg+xml",
                purpose: isWhole ? "maskable" : "any")
        }
    }

    /// The icon as pictures, for systems that take no drawings.
    private var pictures: [JSONValue] {
        [192, 512].map { size in
            icon(
                WebFiles.name(ofIcon: size), sizes: "\(size)x\(size)", type: "image/png",
                purpose: "any maskable")
        }
    }

    private func icon(_ source: String, sizes: String, type: String, purpose: String) -> JSONValue {
        .object([
            ("src", .string(source)), ("sizes", .string(sizes)), ("type", .string(type)),
            ("purpose", .string(purpose)),
        ])
    }
}
