#if canImport(SwiftUI)
    import SectionKit
    import SwiftUI

    struct RiversView: View {
        let rivers: SectionKit.Table

        var body: some View {
            SwiftUI.Section("Rivers") { Text(rivers.key) }
        }
    }
#endif
