/// Shows a report in the web browser, as a page in a file.
struct PageOpener {
    /// The program's name, for files that nobody named.
    let program: String

    /// Where files may be left that nobody has to keep.
    let temporaryFolder: String

    let browser: WebBrowser
    let console: Console

    /// Makes a file for a page that nobody named one for; it stays, for the browser to read.
    func makeFile() throws(OutputError) -> PreparedFile {
        try PreparedFile(new: "\(temporaryFolder)/\(program)", ending: ".html")
    }

    /// Whether a page can be shown; says why if it cannot.
    func canOpen() -> Bool {
        guard let obstacle = browser.obstacle else { return true }
        console.say("the report could not be opened: \(obstacle.reason).")
        return false
    }

    /// Shows a page in the browser, or says where it is and why it is not shown.
    func open(_ page: String) -> ExitCode {
        do throws(WebBrowser.Failure) {
            try browser.show(page)
            return .success
        } catch {
            console.say("the report is in '\(page)', but \(error.reason).")
            return .notWritten
        }
    }
}
