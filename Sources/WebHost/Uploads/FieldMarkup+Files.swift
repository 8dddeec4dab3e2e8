import SectionKit

extension FieldMarkup {
    /// The field for files: those that the form has already, a control that sends others, and on a phone
    /// one that opens its camera.
    func fileControls(_ files: [FileChoice], limit: String) -> String {
        guard case .files(let kind, _) = option.suggestions else { return "" }
        let boxes = files.map { file in
            """
            <label class="check"><input type="checkbox" name="\(name)" value="\(file.value.html)"\
             checked=""/> \(file.title.html)</label>\
            \(file.isSent ? Self.hidden(file) : "")
            """
        }
        let several = option.takesFiles ? " multiple=\"\"" : ""
        let camera =
            kind.hasPictures
            ? """
            <p class="camera"><label for="\(id)-camera">Or take a photo</label>\
            <input type="file" id="\(id)-camera" name="\(name)" accept="image/*"\
             capture="environment"/></p>
            """ : ""
        return """
            \(boxes.joined())<input type="file" id="\(id)" name="\(name)"\(several)\
            \(kind.accept.isEmpty ? "" : " accept=\"\(kind.accept.html)\"")\(marks)/>\
            <p class="limit" id="\(id)-limit">\(limit.html)</p>\(camera)
            """
    }

    /// What names a file of the form, so that it is removed once it is not chosen any more.
    static func hidden(_ file: FileChoice) -> String {
        "<input type=\"hidden\" name=\"\(SentForm.Name.file)\" value=\"\(file.value.html)\"/>"
    }
}

extension FileKind {
    /// Whether pictures are of this kind, so that a camera can make one.
    fileprivate var hasPictures: Bool {
        guard case .extensions(let all) = self else { return false }
        return all.contains("jpg")
    }

    /// The files that a browser offers, as the attribute `accept` names them; empty for all.
    fileprivate var accept: String {
        guard case .extensions(let all) = self, !all.isEmpty else { return "" }
        let pictures = hasPictures ? ["image/*"] : []
        let others = all.filter { !hasPictures || !Self.pictureExtensions.contains($0) }
        // A phone that does not know an ending offers no file of it, unless it may offer any.
        let any = others.isEmpty ? [] : ["application/octet-stream"]
        return (pictures + others.map { ".\($0)" } + any).joined(separator: ",")
    }
}
