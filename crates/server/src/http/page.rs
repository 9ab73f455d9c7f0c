//! The page, out of the binary. For now a plain one that says what is here: the browser table is built elsewhere.

use axum::http::header;
use axum::response::IntoResponse;

/// `GET /`, and `GET /t/{table}` which links lead to.
pub async fn index() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], include_str!("page/index.html"))
}

/// `GET /style.css`.
pub async fn style() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], include_str!("page/style.css"))
}
