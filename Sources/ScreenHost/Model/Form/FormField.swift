import SectionKit

/// A field of a form on the screen: what it holds, and the input in which a person edits it.
@dynamicMemberLookup
struct FormField: Sendable {
    let filled: FilledField
    let entry: FormEntry

    subscript<Value>(dynamicMember path: KeyPath<FilledField, Value>) -> Value {
        filled[keyPath: path]
    }
}
