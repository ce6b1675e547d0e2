CREATE TABLE "sentence_locks" (
	"chapter_variation_id" bigint NOT NULL,
	"page_variation_id" bigint NOT NULL,
	"digest" text NOT NULL,
	"text" text NOT NULL,
	"take_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sentence_locks_chapter_variation_id_page_variation_id_digest_pk" PRIMARY KEY("chapter_variation_id","page_variation_id","digest")
);
--> statement-breakpoint
ALTER TABLE "sentence_locks" ADD CONSTRAINT "sentence_locks_chapter_variation_id_chapter_variations_id_fk" FOREIGN KEY ("chapter_variation_id") REFERENCES "public"."chapter_variations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sentence_locks" ADD CONSTRAINT "sentence_locks_page_variation_id_page_variations_id_fk" FOREIGN KEY ("page_variation_id") REFERENCES "public"."page_variations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sentence_locks_page_variation_id_index" ON "sentence_locks" USING btree ("page_variation_id");